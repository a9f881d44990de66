/**
 * A few pages of each kind: the first, the middle and the last one of each part of the workshop, «Компоненты»,
 * «Экраны», «Состояния» and so on.
 */
export function sampleOf<Entry extends { title: string }>(entries: readonly Entry[]): Entry[] {
  const parts = Map.groupBy(entries, ({ title }) => title.split('/')[0])
  return [...parts.values()].flatMap((part) => {
    const places = new Set([0, Math.floor(part.length / 2), part.length - 1])
    return part.filter((_, place) => places.has(place))
  })
}
