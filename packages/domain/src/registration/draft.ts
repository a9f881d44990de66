import type { RegistrationFilter } from '../contest/filters.ts'
import { affiliationFields, noAffiliation, type Affiliation } from './affiliation.ts'
import { givenConsents } from './consents.ts'
import { singleKey } from './singleKey.ts'
import {
  isJnjRole,
  type Consents,
  type Contacts,
  type DancerInput,
  type JnjRole,
  type PacketSelection,
  type PacketSelections,
  type RegistrationRequest,
} from './request.ts'
import { isStepIndex, type StepIndex } from './wizard/stepIndex.ts'

/** Who dances together, and what: what becomes one registration. */
export interface DraftEntry {
  dancers: DancerInput[]
  packets: PacketSelections
  /**
   * Packets and passes that the sum took by itself, because the same contests cost less in them
   * (docs/rules/money.md, «Cheapest arrangement»). Null: the person wants the contests as they were ticked.
   */
  autoBundles: readonly string[] | null
  roles: Record<string, JnjRole>
  /**
   * The `Idempotency-Key` of this content; null until it is first sent and again after a change.
   * Kept with the draft, so that even a page reloaded while sending registers once.
   */
  submitKey: string | null
}

/** Who is registered, under which number. */
export interface MadeEntry {
  names: string
  regN: number
}

/** What a person has typed and chosen so far at one event; the entry at hand is the draft's own. */
export interface Draft extends DraftEntry {
  eventId: number
  /** «Steps 0–4, current step kept» (docs/rules/registration.md, «Steps of the wizard»). */
  step: StepIndex
  /** The furthest step opened so far. */
  reached: StepIndex
  /** Whom to write and call; the troupe, club and coach of the dancers. */
  contacts: Contacts & Affiliation
  /** Whose turn comes next, with entries of their own: more were chosen than dance together. */
  others: DancerInput[]
  /** Entries whose contests are chosen already, besides the one at hand: sent with it (draftEntries.ts). */
  chosen: DraftEntry[]
  /** The place of the entry at hand among them. */
  turn: number
  /** What of several entries was registered before sending the rest failed; kept, so that a reload still says it. */
  made: readonly MadeEntry[]
  /** For all entries. */
  consents: Consents
}

/** Without a gender: «gender has no default on a new dancer's form» (docs/rules/registration.md, «Dancers»). */
export const blankDancer: DancerInput = { last_name: '', first_name: '', birth_date: '' }

/** The consents before they are given, and again where other people are named. */
export const notAsked: Consents = { processing: null, publication: null }

/** An empty draft with as many dancers as the filter asks for at least. */
export function newDraft(
  eventId: number,
  filter: RegistrationFilter,
  known: { contacts?: Partial<Contacts & Affiliation>; dancers?: readonly DancerInput[] } = {},
): Draft {
  const dancers = known.dancers?.map((dancer) => ({ ...blankDancer, ...dancer })) ?? []
  return {
    eventId,
    step: 0,
    reached: 0,
    contacts: { email: '', phone: '', city: '', ...noAffiliation, ...known.contacts },
    dancers: withEmptyRows(dancers, filter.count.min),
    others: [],
    chosen: [],
    turn: 0,
    made: [],
    ...nothingChosen(),
    consents: { ...notAsked },
  }
}

/** What an entry begins with besides its dancers. */
export function nothingChosen(): Omit<DraftEntry, 'dancers'> {
  return {
    packets: { [singleKey]: { status: true, selectedGroupIds: [] } },
    autoBundles: [],
    roles: {},
    submitKey: null,
  }
}

/** With rows to fill, so that there are at least `min`. */
export function withEmptyRows(dancers: readonly DancerInput[], min: number): DancerInput[] {
  const rows = [...dancers]
  while (rows.length < min) rows.push({ ...blankDancer })
  return rows
}

/** Whether something was typed or chosen besides the contacts, which an account fills in by itself. */
export function isBegun({ reached, dancers, others }: Draft): boolean {
  const isTyped = ({ last_name, first_name, birth_date }: DancerInput) =>
    `${last_name}${first_name}${birth_date}` !== ''
  return reached > 0 || others.length > 0 || dancers.some(isTyped)
}

/** A kept draft with the contacts that were typed since into a blank one: what is newer stands. */
export function withTypedContacts(kept: Draft, typed: Draft['contacts']): Draft {
  const newer = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const contacts = { ...kept.contacts, ...Object.fromEntries(newer) }
  const isSame = newer.every(([field, text]) => text === kept.contacts[field as keyof typeof typed])
  return isSame ? kept : { ...kept, contacts, ...withoutKeys(kept) }
}

/** The keys of all entries dropped: what they share has changed. */
export function withoutKeys({
  chosen,
}: Pick<Draft, 'chosen'>): Pick<Draft, 'chosen' | 'submitKey'> {
  return { chosen: chosen.map((entry) => ({ ...entry, submitKey: null })), submitKey: null }
}

/** The call's body for the entry at hand; roles only of contests chosen. */
export function draftRequest(draft: Draft): RegistrationRequest {
  const chosen = new Set(
    Object.values(draft.packets).flatMap(({ selectedGroupIds }) => selectedGroupIds),
  )
  return {
    regData: { ...draft.contacts },
    packets: draft.packets,
    dancers: draft.dancers,
    roles: Object.fromEntries(Object.entries(draft.roles).filter(([id]) => chosen.has(id))),
    consents: givenConsents(draft.consents),
  }
}

/** What is written under `draftKey` (draftKey.ts). */
export function serializeDraft(draft: Draft): string {
  return JSON.stringify(draft)
}

/**
 * Reads a stored draft; one of before registrations had a troupe, a club and a coach has none of them, one of before
 * the sum took packets by itself none of these; one of before several were sent together is of one entry.
 * @returns null when there is none, it is of another event («cleared on event change», docs/rules/registration.md,
 * «Draft»), or it is not what this version writes: a draft that cannot be trusted is dropped whole
 */
export function parseDraft(stored: string | null | undefined, eventId: number): Draft | null {
  const value = withLaterFields(parseJson(stored ?? ''))
  return isDraft(value) && value.eventId === eventId ? value : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function withLaterFields(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['contacts'])) return value
  return {
    autoBundles: [],
    chosen: [],
    turn: 0,
    made: [],
    ...value,
    contacts: { ...noAffiliation, ...value['contacts'] },
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value['eventId'] === 'number' &&
    isStepIndex(value['step']) &&
    isStepIndex(value['reached']) &&
    isContacts(value['contacts']) &&
    Array.isArray(value['others']) &&
    value['others'].every(isDancer) &&
    isEntry(value) &&
    Array.isArray(value['chosen']) &&
    value['chosen'].every(isEntry) &&
    isPlace(value['turn'], value['chosen'].length) &&
    Array.isArray(value['made']) &&
    value['made'].every(isMade) &&
    isConsents(value['consents'])
  )
}

function isEntry(value: unknown): value is DraftEntry {
  return (
    isRecord(value) &&
    Array.isArray(value['dancers']) &&
    value['dancers'].every(isDancer) &&
    isRecord(value['packets']) &&
    Object.values(value['packets']).every(isSelection) &&
    (value['autoBundles'] === null || isTexts(value['autoBundles'])) &&
    isRecord(value['roles']) &&
    Object.values(value['roles']).every(isJnjRole) &&
    (value['submitKey'] === null || typeof value['submitKey'] === 'string')
  )
}

function isPlace(value: unknown, last: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= last
}

function isMade(value: unknown): value is MadeEntry {
  return hasTexts(value, ['names']) && typeof value['regN'] === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string')
}

function isContacts(value: unknown): boolean {
  return hasTexts(value, ['email', 'phone', 'city', ...affiliationFields])
}

function isDancer(value: unknown): boolean {
  return (
    hasTexts(value, ['last_name', 'first_name', 'birth_date']) &&
    [undefined, 'F', 'M'].some((gender) => gender === value['gender']) &&
    (value['user_id'] === undefined ||
      value['user_id'] === null ||
      typeof value['user_id'] === 'number') &&
    (value['id'] === undefined || typeof value['id'] === 'number') &&
    (value['former_last_name'] === undefined || typeof value['former_last_name'] === 'string') &&
    (value['federation_codes'] === undefined || isTexts(value['federation_codes']))
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isSelection(value: unknown): value is PacketSelection {
  return isRecord(value) && isTernary(value['status']) && isTexts(value['selectedGroupIds'])
}

function isConsents(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value['processing'], value['publication']].every(
      (consent) => consent === undefined || isTernary(consent),
    )
  )
}

function isTernary(value: unknown): boolean {
  return value === null || typeof value === 'boolean'
}
