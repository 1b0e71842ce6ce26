# Two commands on a fresh machine with Python 3.11+ (and its venv module): make play, make test.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= auto

.PHONY: play test rules soak mutants bench lock format clean

play: .venv/.ready  ## a game in the terminal against bots
	@$(BIN)/lastcall play

test: .venv/.ready  ## format, lint, strict types, every test; writes which rules are proved
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(WORKERS) --write-proofs

rules: .venv/.ready  ## how far each rule is proved, from the last test run
	@$(BIN)/lastcall rules --coverage

soak: .venv/.ready  ## 20,000 random games of 2 to 13 seats with every law checked
	$(BIN)/python -m tests.laws.soak --games 20000

mutants: .venv/.ready  ## break rules on purpose, one at a time; there must be no survivors
	$(BIN)/python -m tests.mutants

bench: .venv/.ready  ## how fast the engine is on this machine
	@$(BIN)/lastcall bench

format: .venv/.ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## needs uv; the lock names no package index
	uv pip compile -q pyproject.toml --group dev --universal --generate-hashes --no-header -o requirements.lock

.venv/.ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Last Call needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q -U "pip>=25.1"
	$(BIN)/python -m pip install -q --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --no-deps -e .
	touch $@

clean:
	rm -rf .venv .lastcall dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
