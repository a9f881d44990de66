/** What a contest's name is made of. */
export interface TitledContest {
  group_name: string
  section: string
}

export interface NumberedContest extends TitledContest {
  group_num: number
}

/**
 * A contest's name where it stands outside its section: «Соло, взрослые · Folk». Organisers often
 * give every section the same names, so the name alone would not say which contest is meant.
 */
export function contestTitle({ group_name, section }: TitledContest): string {
  const isNamed = group_name.toLowerCase().includes(section.trim().toLowerCase())
  return isNamed ? group_name : `${group_name} · ${section.trim()}`
}

/** A contest in a list of its section, with the number used in programmes and announcements: «60. Соло, взрослые». */
export function numberedName(contest: Omit<NumberedContest, 'section'>): string {
  return `${contest.group_num}.\u00A0${contest.group_name}`
}

/** A contest in a list outside its section: «60. Соло, взрослые · Folk». */
export function numberedTitle(contest: NumberedContest): string {
  return numberedName({ ...contest, group_name: contestTitle(contest) })
}
