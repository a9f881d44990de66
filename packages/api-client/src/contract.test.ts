import { auditAction } from '@parket/domain/audit/words'
import { contestFields } from '@parket/domain/contest/fields'
import { eventFields } from '@parket/domain/event/fields'
import { fieldNames } from '@parket/domain/fields/field'
import { judgeFields } from '@parket/domain/judge/judge'
import { isProblemCode } from '@parket/domain/problems/catalogue'
import { teamFields } from '@parket/domain/team/team'
import { describe, expect, test } from 'vitest'

import { callsOf, readContract, schemasOf, type Call, type Schema } from './testing/contract.ts'

const contract = readContract()
const calls = callsOf(contract)
const names = (list: Call[]) => list.map(({ operationId }) => operationId)

describe('every call', () => {
  test('takes ds, but for the probes of the process', () => {
    const probes = new Set(['getHealth', 'getReadiness', 'getMetrics'])
    const isProbe = ({ operationId }: Call) => probes.has(operationId)
    expect(names(calls.filter((call) => takes(call, 'ds') === isProbe(call)))).toEqual([])
  })

  test('wants the CSRF value when it is unsafe, and only then', () => {
    const isGuarded = ({ security, responses }: Call) => {
      const ways = security.filter((way) => !('station' in way))
      return ways.length > 0 && ways.every((way) => 'csrf' in way) && '419' in responses
    }
    // Stations send a bearer token that no page has.
    const isOfStations = ({ operationId, security }: Call) =>
      operationId === 'pairStation' ||
      (security.length > 0 && security.every((way) => 'station' in way))
    const ofUsers = calls.filter((call) => !isOfStations(call))
    expect(names(ofUsers.filter((call) => call.isUnsafe !== isGuarded(call)))).toEqual([])
  })

  test('answers 401 when it wants a token', () => {
    const members = calls.filter(
      ({ security }) =>
        security.length > 0 && security.every((way) => 'bearer' in way || 'station' in way),
    )
    expect(members.length).toBeGreaterThan(50)
    expect(names(members.filter((call) => !answers(call, '401')))).toEqual([])
  })

  test('with a body answers 400, 413, 415 and 422', () => {
    const withBody = calls.filter(({ requestBody }) => requestBody)
    expect(withBody.length).toBeGreaterThan(30)
    expect(names(withBody.filter((call) => !answers(call, '400', '413', '415', '422')))).toEqual([])
  })

  test('that needs a right at something names it in its address', () => {
    const named = (call: Call) => {
      const { at, parameter } = call['x-needs']
      if (at === 'self') return `{${parameter}}`
      return { team: 'teams/{id}', contest: 'contests/{id}', eventFile: '{fileId}' }[at] ?? ''
    }
    expect(names(calls.filter((call) => !call.name.includes(named(call))))).toEqual([])
    const atEvents = calls.filter((call) => call['x-needs'].at === 'event')
    expect(atEvents.length).toBeGreaterThan(30)
    expect(names(atEvents.filter(({ name }) => !/events\/\{id\}/.test(name)))).toEqual([])
  })

  test('that answers a page takes page, page_size and sort', () => {
    const paged = calls.filter((call) => 'page_size' in (success(call).properties ?? {}))
    expect(paged.length).toBeGreaterThan(8)
    expect(names(paged.filter((call) => !takes(call, 'page', 'page_size', 'sort')))).toEqual([])
  })
})

/**
 * All that the schema of a body may say: types, and the greatest length of a list, far above the rules. The rest are
 * rules, and a broken rule is 422 (docs/api.md, «Refusals»).
 */
const TYPE_KEYWORDS = new Set([
  'maxItems',
  'maxProperties',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'allOf',
  'not',
  'description',
])

/** Of the integers that are kept: a number beyond them is of no type of ours. */
const LARGEST_INTEGER = 2_147_483_647
/** Where numbers of registrations begin. */
const FIRST_NUMBER = 1

test('a body is checked for its JSON types and what numbers there are, and fields unknown to us are let pass', () => {
  const rules = calls.flatMap(({ operationId, requestBody }) =>
    schemasOf(requestBody)
      .flatMap((schema) => Object.entries(schema))
      .filter(([keyword, value]) => !TYPE_KEYWORDS.has(keyword) && value !== 'binary')
      .filter(([keyword, value]) => keyword !== 'maximum' || value !== LARGEST_INTEGER)
      .filter(([keyword, value]) => keyword !== 'minimum' || value !== FIRST_NUMBER)
      .map(([keyword]) => `${operationId}: ${keyword}`),
  )
  const closed = calls.filter(({ requestBody }) =>
    schemasOf(requestBody).some((schema) => schema.additionalProperties === false),
  )
  expect(rules).toEqual([])
  expect(names(closed)).toEqual([])
})

test('an answer names every field of every object and promises it', () => {
  const loose = calls.flatMap(({ operationId, responses }) =>
    Object.values(responses)
      .flatMap(schemasOf)
      .filter((schema) => schema.properties && !isRefusal(schema) && !isClosed(schema))
      .map((schema) => `${operationId}: ${Object.keys(schema.properties ?? {}).join()}`),
  )
  expect(loose).toEqual([])
})

test('every call that changes something has words in the audit log', () => {
  const reads = new Set([
    'checkPublished',
    'findUser',
    'findRegData',
    'openApprovalLink',
    'previewRatingScheme',
    'reloadContests',
  ])
  const nameless = names(calls.filter(({ isUnsafe }) => isUnsafe)).filter(
    (id) => !reads.has(id) && auditAction(id) === id,
  )
  expect(nameless).toEqual([])
})

describe('the fields of an entity are the same in the contract and in the domain', () => {
  const partsOf = (name: string): string[] => {
    const { properties, allOf = [] } = contract.components.schemas[name] ?? {}
    return [properties, ...allOf.map((part) => part.properties)].flatMap((each) =>
      Object.keys(each ?? {}),
    )
  }

  test.each([
    ['EventInput', eventFields, ['version']],
    ['ContestInput', contestFields, ['id', 'event_id']],
    ['TeamInput', teamFields, ['deleted_at']],
    ['JudgeInput', judgeFields, []],
  ])('%s takes them', (schema, table, besides) => {
    expect(partsOf(schema).toSorted()).toEqual([...fieldNames(table), ...besides].toSorted())
  })

  test.each([
    ['Event', eventFields],
    ['Contest', contestFields],
    ['Team', teamFields],
    ['Judge', judgeFields],
  ])('%s answers them', (schema, table) => {
    expect(partsOf(schema)).toEqual(expect.arrayContaining(fieldNames(table)))
  })
})

test('a refusal shows a code of the catalogue', () => {
  const codes = Object.values(contract.components.examples)
    .map(({ value }) => value)
    .filter((value) => typeof value === 'object' && value !== null && 'message' in value)
    .map((value) => ('code' in value ? value.code : null))
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((code) => !isProblemCode(code))).toEqual([])
})

function takes({ parameters }: Call, ...wanted: string[]): boolean {
  return wanted.every((each) => parameters.some(({ name }) => name === each))
}

function answers({ responses }: Call, ...statuses: string[]): boolean {
  return statuses.every((status) => status in responses)
}

/** The schema of the 2xx answer. */
function success({ responses }: Call): Schema {
  const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? ''
  return responses[status]?.content?.['application/json']?.schema ?? {}
}

/**
 * Not promised: staff are not told a PIN (docs/rules/rights.md, «Staff and PINs»); counts by role, and in results a
 * round's own panel, the seat of a decision and degrees, stand only where there are any; a result file of format 1 has nothing
 * of what came with format 2.
 */
const TOLD_TO_SOME = new Set([
  'pin_code',
  'admission',
  'role_counts',
  'panel',
  'draw',
  'judge',
  'dance',
  'degree',
  'degrees',
  'team',
  'made_at',
  'signature',
  'name_commit',
  'name_salt',
  'names_commit',
  'names_salt',
])

function isClosed({ additionalProperties, required = [], properties = {} }: Schema): boolean {
  const told = Object.keys(properties).filter((name) => !TOLD_TO_SOME.has(name))
  const promised = required.filter((name) => !TOLD_TO_SOME.has(name))
  return additionalProperties === false && promised.toSorted().join() === told.toSorted().join()
}

/** A refusal names fields only where fields are at fault. */
function isRefusal({ properties = {} }: Schema): boolean {
  return 'errors' in properties
}
