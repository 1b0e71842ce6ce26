title: Lucky Ignores her own samples: no Alcohol Content, no Gold, and the others keep theirs; the Heat comes
proves: NEGATE-02, LUCKY-04
seats: Lucky, Ben, Cat
Lucky holds: Samples! One Gold each, and don't ask of what. | Uh oh, I don't like where this is headed...

> Lucky plays Samples! One Gold each, and don't ask of what.
> Lucky plays Uh oh, I don't like where this is headed...
= Lucky: 0 Alcohol, 1 Heat, 10 Gold
= Ben: 1 Alcohol, 10 Gold
= Cat: 1 Alcohol, 10 Gold
= the Inn: 0 Gold
