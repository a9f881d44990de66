import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** The words of a search, without those that say nothing. */
export function searchWords(q: string | undefined): string[] {
  return (q ?? '').split(/\s+/).filter((word) => word !== '')
}

/**
 * Whether each word of a search stands in one of the texts; a search without words finds all.
 *
 * @param has how a text is asked for a word: `containsFolded` where the texts are folded already
 */
export function hasWords(
  q: string | undefined,
  texts: readonly Expression<string>[],
  has: typeof containsWord = containsWord,
): RawBuilder<SqlBool> {
  const found = searchWords(q).map((word) => {
    const places = texts.map((text) => has(text, word))
    return sql`(${sql.join(places, sql` or `)})`
  })
  return found.length === 0 ? sql`true` : sql`(${sql.join(found, sql` and `)})`
}

/** Whether a text contains a word, whatever the case and whether ё is written е. */
export function containsWord(text: Expression<string>, word: string): RawBuilder<SqlBool> {
  return containsFolded(sql<string>`fold_name(${text})`, word)
}

/** Whether a text that is folded already contains a word: for texts of thousands of rows. */
export function containsFolded(folded: Expression<string>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like '%' || ${escapeLike(word)} || '%'`
}

/** Whether a text that is folded already begins with a word; an index on it serves. */
export function startsWith(folded: Expression<string>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like ${escapeLike(word)} || '%'`
}

/** Folded by the database, so that both sides are folded alike; `%` and `_` mean themselves. */
function escapeLike(word: string): RawBuilder<string> {
  const [special, escaped] = [String.raw`([\\%_])`, String.raw`\\\1`]
  return sql<string>`regexp_replace(fold_name(${word}), ${special}, ${escaped}, 'g')`
}
