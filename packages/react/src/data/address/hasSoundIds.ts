/** Events, contests and people have positive integers: no page stands under any other text. */
const ID = /^[1-9]\d{0,8}$/

/**
 * Whether what an address names by a number may be there.
 * @param parameters of the address, by name
 */
export function hasSoundIds(parameters: Readonly<Record<string, string | undefined>>): boolean {
  const { eventId, groupNum, personId } = parameters
  return [eventId, groupNum, personId].every((id) => id === undefined || ID.test(id))
}
