/** Who did something, or with what device, in one text: «user 7», «station 3»; «user 0» is the server itself. */
export function journalActor({
  user_id,
  station_id,
}: {
  user_id: number | null
  station_id: number | null
}): string {
  return station_id === null ? `user ${user_id ?? 0}` : `station ${station_id}`
}
