import { describe, expect, test } from 'vitest'
import type { ClubTyped } from './clubContext.ts'
import type { ClubEntry } from './entries.ts'
import { restoreGrid } from './keptGrid.ts'

const entry = (contestId: string, ...dancers: string[]): ClubEntry => ({
  contestId,
  dancers,
  role: null,
})
const contacts: ClubTyped['contacts'] = {
  regData: { email: 'a@b.ru', phone: '', city: 'Казань', club: '', coach: '' },
  consents: { processing: null, publication: null },
}
const grid = (...entries: ClubEntry[]): ClubTyped => ({ entries, contacts })
const [anna, vera, lena] = ['анна', 'вера', 'лена']

describe('a grid that was kept', () => {
  test('stands as it was where nothing was registered meanwhile', () => {
    const base = grid(entry('solo', anna))
    const typed = grid(entry('solo', anna), entry('solo', vera))
    expect(restoreGrid({ base, typed }, base)).toEqual(typed)
  })

  test('takes nothing back that was registered elsewhere meanwhile', () => {
    const base = grid()
    const typed = grid(entry('solo', anna))
    const saved = grid(entry('solo', anna), entry('solo', vera), entry('folk', vera))
    expect(restoreGrid({ base, typed }, saved)).toBeNull()
    const more = grid(entry('solo', anna), entry('folk', anna))
    expect(restoreGrid({ base, typed: more }, saved)?.entries).toEqual([
      ...saved.entries,
      entry('folk', anna),
    ])
  })

  test('still withdraws what the leader unticked', () => {
    const base = grid(entry('solo', anna), entry('solo', vera))
    const typed = grid(entry('solo', vera))
    const saved = grid(entry('solo', vera), entry('solo', anna), entry('folk', lena))
    expect(restoreGrid({ base, typed }, saved)?.entries).toEqual([
      entry('solo', vera),
      entry('folk', lena),
    ])
  })

  test('leaves a group as it was registered where both changed it', () => {
    const base = grid(entry('group', anna, vera))
    const typed = grid(entry('group', vera, anna, lena))
    const saved = grid(entry('group', anna))
    expect(restoreGrid({ base, typed }, saved)).toBeNull()
    expect(restoreGrid({ base, typed }, base)?.entries).toEqual([entry('group', vera, anna, lena)])
  })

  test('keeps a role that was chosen, and of the contacts what was typed', () => {
    const base = grid(entry('jnj', anna))
    const typed: ClubTyped = {
      entries: [{ ...entry('jnj', anna), role: 'leader' }],
      contacts: {
        regData: { ...contacts.regData, club: 'Оникс' },
        consents: { processing: true, publication: null },
      },
    }
    const saved: ClubTyped = {
      ...base,
      contacts: { ...contacts, regData: { ...contacts.regData, city: 'Тверь' } },
    }
    expect(restoreGrid({ base, typed }, saved)).toEqual({
      entries: typed.entries,
      contacts: {
        regData: { ...contacts.regData, city: 'Тверь', club: 'Оникс' },
        consents: { processing: true, publication: null },
      },
    })
  })
})
