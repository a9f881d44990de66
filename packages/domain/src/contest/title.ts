/** What a contest is called by. */
export interface TitledContest {
  group_name: string
  section: string
}

/**
 * A contest's name where it stands outside its section: «Соло, взрослые · Folk». Organisers often
 * give every section the same names, so the name alone would not say which contest is meant.
 */
export function contestTitle({ group_name, section }: TitledContest): string {
  const isNamed = group_name.toLowerCase().includes(section.trim().toLowerCase())
  return isNamed ? group_name : `${group_name} · ${section.trim()}`
}
