-- The lines whose heads go out, by mail and to COPY_DIR, are looked for every few seconds (docs/rules/marks-and-results.md,
-- «Heads by mail»).
create index journal_told on journal (at)
  where round_id is null and kind in ('round.closed', 'decision', 'publication', 'approval', 'correction')
    and not (body ? 'revealed_from_place');
