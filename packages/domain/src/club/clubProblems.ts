import { keepingPhone } from '../account/phone.ts'
import { addError, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import type { RegistrationRules } from '../registration/check.ts'
import { readCheckedChange } from '../registration/change.ts'
import { dancerKey } from '../registration/dancers.ts'
import { checkConsents } from '../registration/consents.ts'
import type { Affiliation } from '../registration/affiliation.ts'
import type { Consents, Contacts } from '../registration/request.ts'
import { plannedEntries } from '../registration/storedRegistration.ts'
import { checkClub } from './checkClub.ts'
import { dancersAskedConsent } from './clubConsents.ts'
import type { ClubPlan } from './planClub.ts'

/** Contacts and consents of new registrations. */
export interface ClubContacts {
  regData: Contacts & Pick<Affiliation, 'club' | 'coach'>
  consents: Consents
}

/** What keeps the grid from being sent. */
export interface ClubProblems {
  /** By `<contest id> <dancerKey>`. */
  cells: FieldErrors
  /** Of no cell, by `regData.…`, `consents.…`, `event`. */
  fields: FieldErrors
}

/** The address of a cell. */
export function cellKey(contestId: string, dancer: string): string {
  return `${contestId} ${dancer}`
}

/** Every rule that the server applies, and the consent that each of our forms requires, by cells and fields. */
export function clubProblems(
  { sets, changes }: Pick<ClubPlan, 'sets' | 'changes'>,
  contacts: ClubContacts,
  rules: RegistrationRules,
): ClubProblems {
  const isAsked = dancersAskedConsent({ sets, changes }).length > 0
  const { regData, consents } = contacts
  const found = mergeErrors(
    checkClub({ regData, registrations: sets, changes }, rules),
    isAsked ? checkConsents(consents, true) : {},
  )
  for (const [index, { stored, draft }] of changes.entries()) {
    const entries = plannedEntries(draft, stored)
    const isPhone = keepingPhone(stored.regData.phone, rules.isPhone)
    const { dancers } = stored
    const { errors: own } = readCheckedChange(
      { regData: stored.regData, dancers, entries },
      { ...rules, isPhone },
    )
    for (const [field, texts] of Object.entries(own)) {
      const [area] = field.split('.')
      const path = area === 'event' ? field : `changes.${index}.${field}`
      for (const text of texts) addError(found, path, text)
    }
  }
  return placeProblems(found, { sets, changes })
}

/** Problems, also the server's, at the cells they are about. */
export function placeProblems(
  errors: FieldErrors,
  { sets, changes }: Pick<ClubPlan, 'sets' | 'changes'>,
): ClubProblems {
  const problems: ClubProblems = { cells: {}, fields: {} }
  for (const [field, texts] of Object.entries(errors)) {
    const [list = '', index = '', area = '', contestId = ''] = field.split('.')
    const set = setOf(list, index)
    if (set === undefined) {
      for (const text of texts) addError(problems.fields, field, text)
      continue
    }
    const chosen = contestsOf(set)
    const isOfContest = ['packets', 'roles'].includes(area) && chosen.includes(contestId)
    for (const id of isOfContest ? [contestId] : chosen) {
      for (const dancer of set.dancers) {
        for (const text of texts) addError(problems.cells, cellKey(id, dancerKey(dancer)), text)
      }
    }
  }
  return problems

  function setOf(list: string, index: string) {
    if (index === '') return undefined
    if (list === 'registrations') return sets[Number(index)]
    return list === 'changes' ? changes[Number(index)]?.draft : undefined
  }
}

function contestsOf({ packets }: Pick<ClubPlan['sets'][number], 'packets'>): string[] {
  return Object.values(packets).flatMap(({ selectedGroupIds }) => selectedGroupIds)
}
