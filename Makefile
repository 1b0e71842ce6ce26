# Two commands on a fresh machine with Python 3.11+ (and its venv module): make play, make test.
PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python client/npm.py
WORKERS ?= auto

# Where this is set, every process a test starts would compile the whole program anew.
unexport PYTHONDONTWRITEBYTECODE

PAGES := src/lastcall/_web/.stamp
PACKAGES := client/node_modules/.package-lock.json
CLIENT := hatch_build.py $(wildcard client/*.json client/*.js client/*.ts client/*.html) $(shell find client/src -type f)

.PHONY: play test screenshots rules soak soak-crawl soak-villains soak-teams soak-input audit compiled mutants arena bench operations attack crash load wire fields lock format clean

play: .venv/.ready $(PAGES)  ## the table in your browser
	@$(BIN)/lastcall play

test: .venv/.ready $(PAGES) $(PACKAGES)  ## format, lint, strict types, every test; writes which rules are proved
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent lint
	$(NPM) run --silent wire -- --check
	$(NPM) run --silent types
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --write-proofs

screenshots: .venv/.ready $(PAGES)  ## every page and hard moment at every size, into .lastcall/screenshots
	LASTCALL_SCREENSHOTS=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser

attack: .venv/.ready $(PAGES)  ## a siege of a real server: honest people finish their games, and every promise is checked
	$(BIN)/python -m tests.server.siege

rules: .venv/.ready  ## how far each rule is proved, from the last test run
	@$(BIN)/lastcall rules --coverage

soak: .venv/.ready  ## 20,000 random games of 2 to 13 seats with every law checked
	$(BIN)/python -m tests.laws.soak --games 20000

FIVE = Farai,Lucky,Nerodia,Phyll,Samantha
soak-crawl: .venv/.ready  ## 10,000 random games of the five of RDI 8 with every combination of Pub Crawl and Prizes
	$(BIN)/python -m tests.laws.soak --games 10000 --characters $(FIVE) --with= --with=crawl --with=prize --with=crawl,prize

VILLAINS = Amundyr,Daareka,Torglesnarf,Vlazlo
THIRTEEN = Bryn,Remy,Tara,Whitehawk,$(VILLAINS),$(FIVE)
EVENTS = --with= --with=sea --with=dungeon --with=sea,dungeon
soak-villains: .venv/.ready  ## 10,000 random games of the four of RDI 6, and of all thirteen, with every combination of event decks
	$(BIN)/python -m tests.laws.soak --games 5000 --characters $(VILLAINS) $(EVENTS)
	$(BIN)/python -m tests.laws.soak --games 5000 --characters $(THIRTEEN) --mixed $(EVENTS)

soak-teams: .venv/.ready  ## 20,000 random games of all variants with teams and Bosses, with any modules
	$(BIN)/python -m tests.laws.soak --games 20000 --teams

FUZZ := .venv/fuzz
soak-input: .venv/.ready  ## strange messages, records, decks and stories, for four minutes; where there is a wheel, guided by coverage
	$(BIN)/python -m pip install -q --require-hashes --only-binary :all: --upgrade --target $(FUZZ) -r requirements-fuzz.lock || true
	PYTHONPATH=$(FUZZ) $(BIN)/python -m tests.inputs

AUDIT := .venv/audit
audit: .venv/.ready $(PACKAGES)  ## known vulnerabilities of everything the locks name; needs the advisories of PyPI and npm
	test -x $(AUDIT)/bin/python || $(PYTHON) -m venv $(AUDIT)
	$(AUDIT)/bin/python -m pip install -q --require-hashes -r requirements-audit.lock
	$(BIN)/python -m tests.audit $(AUDIT)/bin/pip-audit

compiled: .venv/.ready $(PAGES)  ## a wheel with the engine compiled, into dist/; needs a C compiler
	LASTCALL_COMPILED=1 $(BIN)/python -m hatchling build -t wheel

mutants: .venv/.ready  ## break rules on purpose, one at a time; there must be no survivors
	$(BIN)/python -m tests.mutants

arena: .venv/.ready  ## how strong the bots are, on deals nobody has chosen them by
	$(BIN)/lastcall arena greedy random --games 1000 --confirm

bench: .venv/.ready  ## how fast the engine is on this machine
	@$(BIN)/lastcall bench

operations: .venv/.ready  ## exact bytecodes per decision in fixed games: no noise, any load
	@$(BIN)/python -m tests.laws.operations --top

crash: .venv/.ready  ## kill a server 100 times while people play; nothing that anybody was shown may be lost
	$(BIN)/python -m tests.server.crash

load: .venv/.ready  ## how many live tables a core bears, with and without bots, and a start with 5,000 finished ones
	$(BIN)/python -m tests.server.load --finished 5000

wire: .venv/.ready $(PACKAGES)  ## the client's types, made anew from the server's
	$(BIN)/python -m lastcall.server.schema > client/wire.schema.json
	$(NPM) run --silent wire

fields: .venv/.ready  ## what follows from the fields of hot objects, written anew: __slots__, makers, copies
	$(BIN)/python -m tests.fields

format: .venv/.ready $(PACKAGES)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

lock:  ## needs uv; the lock names no package index
	uv pip compile -q pyproject.toml --group dev --universal --generate-hashes --no-header -o requirements.lock
	uv pip compile -q --group audit --universal --generate-hashes --no-header -o requirements-audit.lock
	uv pip compile -q --group fuzz --universal --generate-hashes --no-header -o requirements-fuzz.lock

.venv/.ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Last Call needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

$(PAGES): $(CLIENT) | .venv/.ready
	$(BIN)/python hatch_build.py

$(PACKAGES): client/package-lock.json | .venv/.ready
	$(NPM) ci
	touch $@

clean:
	rm -rf .venv client/node_modules src/lastcall/_web .lastcall dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
