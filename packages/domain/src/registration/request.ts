import { defaultGender, isGender, type Gender } from '../person/gender.ts'
import type { Affiliation } from './affiliation.ts'

/** Contacts of one entry. */
export interface Contacts {
  email: string
  phone: string
  city: string
}

/** A dancer as typed into the wizard or sent by it. */
export interface DancerInput {
  last_name: string
  first_name: string
  /** `YYYY-MM-DD`; in a form also whatever was typed instead. */
  birth_date: string
  gender?: Gender
  user_id?: number | null
  former_last_name?: string
  federation_codes?: string[]
  /** Of a dancer who is registered already. */
  id?: number
}

/** «status: true complete, false unfinished, null undecided» (docs/rules/registration.md, «Packets chosen»). */
export type PacketStatus = boolean | null

export interface PacketSelection {
  status: PacketStatus
  /** Contest ids. */
  selectedGroupIds: string[]
}

/** Selections by the packet contest's id; the key `single` holds the contests chosen outside packets. */
export type PacketSelections = Record<string, PacketSelection>

export type JnjRole = 'leader' | 'follower'

export function isJnjRole(value: unknown): value is JnjRole {
  return value === 'leader' || value === 'follower'
}

/** What an entry is: it has a place, waits for one, or was taken back. */
export type EntryStatus = 'active' | 'waiting' | 'withdrawn'

export interface Consents {
  processing?: boolean | null
  publication?: boolean | null
}

/** The body of `POST /api/events/{id}/register`. */
export interface RegistrationRequest {
  regData: Contacts & Partial<Affiliation> & { registered_by?: number | null }
  packets: PacketSelections
  dancers: DancerInput[]
  /** By contest id, for contests with `jnj_role_split`. */
  roles?: Record<string, JnjRole>
  consents?: Consents
  /**
   * What was shown to whoever registers, in kopecks: nobody is charged more (docs/rules/money.md,
   * «Price shown before sending»).
   */
  expected_amount?: number | null
}

/**
 * A registration as it arrives: JSON types are right, but any field may be lacking; emptiness is a
 * rule of ours, not of the schema (docs/api.md, «What holds for every call»).
 */
export interface SentRegistration {
  regData?: Lacking<Contacts & Affiliation> & { registered_by?: number | null }
  packets?: Record<string, Partial<PacketSelection>> | null
  dancers?: readonly SentDancer[] | null
  roles?: Record<string, string> | null
  consents?: Consents | null
}

type Lacking<T> = { [K in keyof T]?: T[K] | null }

type SentDancer = Lacking<
  Pick<
    DancerInput,
    'last_name' | 'first_name' | 'birth_date' | 'former_last_name' | 'federation_codes'
  >
> & {
  gender?: string | null
  user_id?: number | null
}

/** A registration as it is checked and stored. */
export type ReadRegistration = RegistrationRequest & { regData: Affiliation }

/** The registration as it is checked and stored: one space between words and none around, what is lacking is empty. */
export function readRegistration(sent: SentRegistration): ReadRegistration {
  return {
    regData: {
      ...sent.regData,
      email: tidy(sent.regData?.email),
      phone: tidy(sent.regData?.phone),
      city: tidy(sent.regData?.city),
      troupe: tidy(sent.regData?.troupe),
      club: tidy(sent.regData?.club),
      coach: tidy(sent.regData?.coach),
    },
    packets: readPackets(sent.packets),
    dancers: (sent.dancers ?? []).map(readDancer),
    roles: readRoles(sent.roles),
    consents: { ...sent.consents },
  }
}

function readDancer(sent: SentDancer): DancerInput {
  return {
    last_name: tidy(sent.last_name),
    first_name: tidy(sent.first_name),
    birth_date: tidy(sent.birth_date),
    gender: isGender(sent.gender) ? sent.gender : defaultGender,
    user_id: sent.user_id ?? null,
    former_last_name: tidy(sent.former_last_name),
    federation_codes: (sent.federation_codes ?? []).map(tidy).filter((code) => code !== ''),
  }
}

/** A packet without a status is undecided. */
function readPackets(sent: SentRegistration['packets']): PacketSelections {
  return Object.fromEntries(
    Object.entries(sent ?? {}).map(([key, { status = null, selectedGroupIds = [] }]) => [
      key,
      { status, selectedGroupIds },
    ]),
  )
}

/** A role we do not know counts as none: the rules then ask for one. */
function readRoles(sent: SentRegistration['roles']): Record<string, JnjRole> {
  const roles: Record<string, JnjRole> = {}
  for (const [contestId, role] of Object.entries(sent ?? {})) {
    if (isJnjRole(role)) roles[contestId] = role
  }
  return roles
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ')
}
