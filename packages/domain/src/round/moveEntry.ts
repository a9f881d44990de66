/**
 * The heats after one entry went to another of them, behind those who stand there; a heat that is left
 * empty goes.
 *
 * @param heats ids of entries, heat by heat
 * @param to its place from 0; one past the last is a new heat
 */
export function moveToHeat(
  heats: readonly (readonly number[])[],
  entryId: number,
  to: number,
): number[][] {
  const from = heats.findIndex((heat) => heat.includes(entryId))
  if (from === -1 || from === to || to < 0 || to > heats.length)
    return heats.map((heat) => [...heat])
  return [...heats, []]
    .map((heat, index) => {
      const others = heat.filter((id) => id !== entryId)
      return index === to ? others.concat(entryId) : others
    })
    .filter((heat) => heat.length > 0)
}
