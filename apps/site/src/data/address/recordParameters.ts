/** Parameters of the query that open a record beside its list. */
const recordParameters = ['judge', 'team', 'user']

/** Whether two queries say the same list, whichever record is open beside it. */
export function isSameList(one: string, other: string): boolean {
  return withoutRecord(one) === withoutRecord(other)
}

function withoutRecord(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of recordParameters) query.delete(name)
  return query.toString()
}
