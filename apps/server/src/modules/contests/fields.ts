import type { ContestFields } from '@parket/domain/contest/fields'
import type { ContestStatus, Scoring } from '@parket/domain/contest/status'

import type { Input } from '../../contract/handlers.ts'
import { overwrite } from '../../change/patch.ts'
import type { Contest } from '../../records/contests.ts'

type Body = Input<'createContest'>['body']

/** A contest before anything was filled in: its number, name and dances have to be. */
export const newContestFields: ContestFields = {
  group_num: Number.NaN,
  group_name: '',
  min_count: 1,
  max_count: 1,
  min_age: null,
  max_age: null,
  section: '',
  status: 'draft',
  tags: [],
  price: 0,
  capacity: null,
  scoring: 'skating',
  dances: [],
  heat_size: 8,
  sort: 0,
  jnj_role_split: false,
  packet: null,
}

/** What is filled in about a stored contest. */
export function contestFields(contest: Contest): ContestFields {
  return overwrite(newContestFields, contest)
}

/** The fields that a body sends, and no other. */
export function sentFields(sent: Body): (keyof ContestFields)[] {
  const fields = Object.keys(newContestFields) as (keyof ContestFields)[]
  return fields.filter((field) => sent[field] !== undefined)
}

/** What was sent, written over the fields as they are; a list or a packet is sent whole. */
export function mergeContest(fields: ContestFields, sent: Body): ContestFields {
  const { tags, dances, packet, ...rest } = sent
  return {
    ...overwrite(fields, rest),
    tags: tags?.map((tag) => tag.trim()) ?? fields.tags,
    dances: dances?.map((dance) => dance.trim()) ?? fields.dances,
    packet: packet === undefined ? fields.packet : packet && readPacket(packet),
  }
}

function readPacket({
  groupNums = [],
  min = 1,
  max = groupNums.length,
}: NonNullable<Body['packet']>): ContestFields['packet'] {
  return { groupNums, min, max }
}

/** The columns that hold the fields; they were checked. */
export function contestColumns(fields: ContestFields) {
  return {
    ...fields,
    status: fields.status as ContestStatus,
    scoring: fields.scoring as Scoring,
    tags: [...fields.tags],
    dances: [...fields.dances],
    packet: fields.packet && JSON.stringify(fields.packet),
  }
}
