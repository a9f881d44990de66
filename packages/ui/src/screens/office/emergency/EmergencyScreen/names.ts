import type { EmergencyFile, EmergencyPerson } from '@parket/domain/emergency/file'

const byNumber = new WeakMap<EmergencyFile, ReadonlyMap<number, EmergencyPerson>>()

/** Who stands behind the start numbers of a file. */
export function peopleOf(file: EmergencyFile): ReadonlyMap<number, EmergencyPerson> {
  const known = byNumber.get(file)
  if (known) return known
  const people = new Map(file.people.map((person) => [person.start_number, person]))
  byNumber.set(file, people)
  return people
}

/** «Орлова, Юсупов»: last names do in a table; a troupe is called by its name. */
export function namesOf(file: EmergencyFile, numbers: readonly number[]): string {
  const people = peopleOf(file)
  return numbers
    .flatMap((number) => {
      const person = people.get(number)
      if (!person) return []
      return person.troupe === '' ? person.names.map(lastName) : [person.troupe]
    })
    .join(', ')
}

function lastName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** «Соколова Вера, Ким Алина»: whole, as papers have them. */
export function wholeNames(person: EmergencyPerson | undefined): string {
  if (!person) return ''
  const names = person.names.join(', ')
  return person.troupe === '' ? names : `${person.troupe}: ${names}`
}
