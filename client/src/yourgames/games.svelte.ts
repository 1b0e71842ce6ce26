/** The games of this browser that are not over: asked for when a page opens, and again while somebody looks. */
import { yourGames } from "../house";
import type { ShownGame } from "../wire";

/** How often they are asked for, in milliseconds. */
const EVERY = 8000;

export class YourGames {
  games: ShownGame[] = $state.raw([]);

  /** Quietly: what cannot be fetched now is fetched later, and what is known stays. */
  look = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      this.games = await yourGames();
    } catch {
      // The page has something else to say, or says itself that the server is gone.
    }
  };

  /** Until the returned function is called. */
  follow(): () => void {
    void this.look();
    const again = setInterval(this.look, EVERY);
    document.addEventListener("visibilitychange", this.look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", this.look);
    };
  }
}
