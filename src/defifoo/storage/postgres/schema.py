"""The relations, in SQL of their own: a log that only grows, and beside it what is true at the moment."""

from typing import Final

SCHEMA: Final = 1
"""The number of this schema. Nodes of another do not start: to change it under running nodes would break those."""

RELATIONS: Final = """
CREATE TABLE schema (number integer NOT NULL);
CREATE FUNCTION milliseconds() RETURNS bigint LANGUAGE sql VOLATILE AS
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';
CREATE TABLE tables (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL UNIQUE,
    public boolean NOT NULL,
    finished boolean NOT NULL DEFAULT false,
    keeper text NOT NULL,
    due bigint
) WITH (fillfactor = 70);
CREATE INDEX open_public ON tables (number) WHERE public AND NOT finished;
CREATE INDEX kept ON tables (keeper, due) WHERE NOT finished;
CREATE INDEX overdue ON tables (due) WHERE NOT finished;
CREATE TABLE entries (
    code text NOT NULL,
    version integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (code, version)
);
CREATE TABLE notes (
    code text PRIMARY KEY,
    version integer NOT NULL,
    revision integer NOT NULL,
    body bytea NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE attendance (
    code text NOT NULL,
    seat integer NOT NULL,
    node text NOT NULL,
    many integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (code, seat, node)
) WITH (fillfactor = 70);
CREATE TABLE nodes (
    node text PRIMARY KEY,
    seen bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO schema VALUES (1);
"""

CREATE: Final = """
WITH made AS (
    INSERT INTO tables (code, public, keeper) VALUES ($1, $3, $4) ON CONFLICT DO NOTHING RETURNING code
) INSERT INTO entries (code, version, body) SELECT code, 1, $2 FROM made RETURNING code
"""

# The first entry of each append is the gate. Its key (table, version) is taken by one writer alone; the rest goes in behind it.
# Sorted, so that two nodes that write to the same tables wait for each other and never in a circle.
APPEND: Final = """
WITH first AS (
    INSERT INTO entries (code, version, body)
    SELECT a.code, a.version, a.body FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS a (code, version, body)
    WHERE EXISTS (SELECT 1 FROM entries e WHERE e.code = a.code AND e.version = a.version - 1)
    ORDER BY a.code
    ON CONFLICT DO NOTHING RETURNING code
), rest AS (
    INSERT INTO entries (code, version, body)
    SELECT a.code, a.version, a.body FROM unnest($4::text[], $5::integer[], $6::bytea[]) AS a (code, version, body)
    JOIN first USING (code)
) SELECT code FROM first
"""
APPEND_NOTED: Final = """
WITH noted AS (
    UPDATE notes SET revision = revision + 1, body = '' WHERE code = $1 AND version = $4 AND revision = $5 RETURNING code
), first AS (
    INSERT INTO entries (code, version, body)
    SELECT code, $2, ($3::bytea[])[1] FROM noted
    WHERE EXISTS (SELECT 1 FROM entries e WHERE e.code = noted.code AND e.version = $2::integer - 1)
    ON CONFLICT DO NOTHING RETURNING code
), rest AS (
    INSERT INTO entries (code, version, body)
    SELECT first.code, $2::integer + a.place::integer - 1, a.body
    FROM first, unnest($3::bytea[]) WITH ORDINALITY AS a (body, place) WHERE a.place > 1
) SELECT code FROM first
"""
KNOWN: Final = "SELECT 1 FROM tables WHERE code = $1"
LOAD: Final = "SELECT body FROM entries WHERE code = $1 ORDER BY version"
NEWS: Final = """
SELECT a.code, a.after, e.body FROM unnest($1::text[], $2::integer[]) AS a (code, after)
JOIN LATERAL (SELECT version, body FROM entries WHERE code = a.code AND version > a.after ORDER BY version) e ON true
ORDER BY a.code, a.after, e.version
"""
FINISH: Final = "UPDATE tables SET finished = true WHERE code = $1 RETURNING code"
OPEN: Final = "SELECT code FROM tables WHERE NOT finished ORDER BY number"
PUBLIC: Final = "SELECT code FROM tables WHERE public AND NOT finished ORDER BY number DESC LIMIT $1"

COUNT: Final = "SELECT count(*) FROM tables WHERE starts_with(code, $1)"

HEADS: Final = """
SELECT a.code, coalesce(e.version, 0), coalesce(n.version, 0), coalesce(n.revision, 0)
FROM unnest($1::text[]) AS a (code)
LEFT JOIN LATERAL (SELECT version FROM entries WHERE code = a.code ORDER BY version DESC LIMIT 1) e ON true
LEFT JOIN notes n ON n.code = a.code
"""
NOTES: Final = "SELECT version, revision, body FROM notes WHERE code = $1"
NOTE: Final = """
INSERT INTO notes AS n (code, version, revision, body) SELECT $1, $2, $3::integer + 1, $4 WHERE $3 = 0 OR EXISTS (
    SELECT 1 FROM notes WHERE code = $1)
ON CONFLICT (code) DO UPDATE SET version = excluded.version, revision = excluded.revision, body = excluded.body
WHERE n.version < excluded.version AND excluded.revision = 1
    OR n.version = excluded.version AND n.revision = excluded.revision - 1
RETURNING code
"""

ATTEND: Final = """
INSERT INTO attendance AS old (code, seat, node, many, at)
SELECT a.code, a.seat, $1, a.many, milliseconds() FROM unnest($2::text[], $3::integer[], $4::integer[]) AS a (code, seat, many)
ON CONFLICT (code, seat, node) DO UPDATE SET many = excluded.many,
    at = CASE WHEN (old.many > 0) = (excluded.many > 0) THEN old.at ELSE excluded.at END
"""
ATTENDANCE: Final = """
SELECT a.code, a.node, a.seat, CASE WHEN n.seen >= milliseconds() - $2 THEN a.many ELSE 0 END,
    CASE WHEN n.seen >= milliseconds() - $2 OR a.many = 0 THEN a.at ELSE greatest(n.seen, a.at) END
FROM attendance a LEFT JOIN nodes n USING (node) WHERE a.code = ANY ($1::text[])
"""
LEAVE: Final = "DELETE FROM attendance WHERE code = $1"

BEAT: Final = """
WITH before AS (SELECT seen FROM nodes WHERE node = $1),
beat AS (
    INSERT INTO nodes (node, seen) VALUES ($1, milliseconds())
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen RETURNING seen
)
SELECT beat.seen, (SELECT count(*) FROM nodes WHERE node <> $1 AND seen >= beat.seen - $2),
    beat.seen - coalesce((SELECT seen FROM before), beat.seen)
FROM beat
"""
FAREWELL: Final = "UPDATE nodes SET seen = 0 WHERE node = $1"
BURY: Final = """
DELETE FROM nodes WHERE seen < milliseconds() - 86400000 AND NOT EXISTS (
    SELECT 1 FROM tables WHERE keeper = node AND NOT finished)
"""
PLAN: Final = """
UPDATE tables t SET keeper = $1, due = a.due FROM unnest($2::text[], $3::bigint[]) AS a (code, due)
WHERE t.code = a.code AND NOT t.finished AND t.keeper IN ($1, '') RETURNING t.code
"""
RELEASE: Final = "UPDATE tables SET keeper = '' WHERE code = ANY ($2::text[]) AND keeper = $1"
# Whoever claims what is overdue has as long as its last keeper had: else the nodes would take it from each other at every beat.
CLAIM: Final = """
UPDATE tables SET keeper = $1, due = CASE WHEN due < milliseconds() THEN milliseconds() ELSE due END WHERE code IN (
    SELECT t.code FROM tables t LEFT JOIN nodes n ON n.node = t.keeper
    WHERE NOT t.finished AND t.keeper <> $1
    AND (t.due < CASE t.keeper WHEN '' THEN milliseconds() ELSE $2 END
        OR t.keeper <> '' AND coalesce(n.seen, 0) < milliseconds() - $4)
    ORDER BY t.due NULLS LAST LIMIT $3 FOR UPDATE OF t SKIP LOCKED
) RETURNING code
"""
