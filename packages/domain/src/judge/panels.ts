/** A judge who can sit on panels. */
export interface PanelJudge {
  id: number
  city: string
  club: string
}

/** Two judges of one panel who come from one club, or from one city. */
export interface PanelConflict {
  kind: 'club' | 'city'
  /** The club or the city, as the first of them writes it. */
  name: string
  judgeIds: number[]
}

/** Case, ё, spaces and quotation marks make no other place. */
export function foldPlace(text: string): string {
  return text
    .replaceAll(/[«»"“”„']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
}

/** Which judges of a panel are of one club or, from different clubs, of one city; the club counts more. */
export function panelConflicts(panel: readonly PanelJudge[]): PanelConflict[] {
  const clubs = sharing(panel, 'club')
  const told = new Set(clubs.map(({ judgeIds }) => judgeIds.join()))
  const cities = sharing(panel, 'city').filter(({ judgeIds }) => !told.has(judgeIds.join()))
  return [...clubs, ...cities]
}

function sharing(panel: readonly PanelJudge[], kind: 'club' | 'city'): PanelConflict[] {
  const found = new Map<string, PanelConflict>()
  for (const judge of panel) {
    const key = foldPlace(judge[kind])
    if (key === '') continue
    const conflict = found.get(key) ?? { kind, name: judge[kind].trim(), judgeIds: [] }
    conflict.judgeIds.push(judge.id)
    found.set(key, conflict)
  }
  return [...found.values()].filter(({ judgeIds }) => judgeIds.length > 1)
}

/**
 * Draws panels evenly: no judge sits on two panels more than another. Of those who sat least, who shares club or city
 * with nobody of the panel comes first.
 * @param contestIds in the order in which they are danced
 * @param judges those who have a letter, in the order of their letters
 * @param size judges a panel, all of them where there are fewer
 * @param fixed panels that stay as they are, because their contest is judged: what their judges have sat on counts
 * @returns ids of judges by contest, in the order of `judges`
 */
export function drawPanels(
  contestIds: readonly string[],
  judges: readonly PanelJudge[],
  size: number,
  fixed: readonly (readonly number[])[] = [],
): Map<string, number[]> {
  const seats = new Map(
    judges.map(({ id }) => [id, fixed.filter((panel) => panel.includes(id)).length]),
  )
  const seatsOf = ({ id }: PanelJudge) => seats.get(id) ?? 0
  const panels = new Map<string, number[]>()
  for (const contestId of contestIds) {
    const panel: PanelJudge[] = []
    while (panel.length < Math.min(size, judges.length)) {
      const free = judges.filter((judge) => !panel.includes(judge))
      const [next] = free.toSorted(
        (a, b) => seatsOf(a) - seatsOf(b) || clashes(panel, a) - clashes(panel, b),
      )
      if (!next) break
      panel.push(next)
    }
    for (const judge of panel) seats.set(judge.id, seatsOf(judge) + 1)
    panels.set(
      contestId,
      judges.filter((judge) => panel.includes(judge)).map(({ id }) => id),
    )
  }
  return panels
}

/** With how many of a panel somebody shares club or city; a club weighs as much as two cities. */
function clashes(panel: readonly PanelJudge[], judge: PanelJudge): number {
  const same = (kind: 'club' | 'city') =>
    panel.filter(
      (other) => foldPlace(other[kind]) !== '' && foldPlace(other[kind]) === foldPlace(judge[kind]),
    ).length
  return 2 * same('club') + same('city')
}
