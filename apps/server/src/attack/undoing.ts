import { healthLimit } from './healthLimit.ts'
import type { Finding } from './report.ts'
import { healthAtRest, watchHealth } from './starving.ts'
import { newRegistration, tokenOf, type Asking, type Target } from './startTarget.ts'

const AT_ONCE = 10
const EVENT = '/api/events/1'
const ADMIN_EVENT = '/api/admin/events/1'

type Change = [kind: string, path: string, asking: Asking]

/** A change of the event of each kind, as its organisers make them. */
async function changesOf(target: Target): Promise<Change[]> {
  const { body } = await target.call(`${EVENT}/contests`)
  const contests = body as { id: string; group_num: number }[]
  const id = contests.find(({ group_num }) => group_num === 11)?.id ?? ''
  const contestIds = contests.map((contest) => contest.id).toReversed()
  const act = (kind: string, more: object = {}): Change => [
    `act on registrations: ${kind}`,
    `${EVENT}/registrations/bulk`,
    { method: 'POST', body: { act: { kind, ...more }, apply: true } },
  ]
  const items = [{ kind: 'break', title: 'Перерыв', minutes: 15 }]
  const session = { start: '2027-03-01T18:00:00+03:00', floor: 'Малый зал', items }
  return [
    ['settings', ADMIN_EVENT, { method: 'PUT', body: { place: 'Другой зал' } }],
    [
      'tags',
      `${ADMIN_EVENT}/tags`,
      { method: 'PUT', body: [{ tag_name: 'PAY-GROUP', tag_value: '1' }] },
    ],
    [
      'attachments',
      `${ADMIN_EVENT}/attachments`,
      {
        method: 'PUT',
        body: [{ title: 'Положение', url: 'https://parket.test/a.pdf' }],
      },
    ],
    ['contest', `/api/contests/${id}`, { method: 'PUT', body: { section: 'Другая' } }],
    [
      'statuses',
      `${EVENT}/contest-statuses`,
      { method: 'PUT', body: { contestIds: [id], status: 'closed' } },
    ],
    ['order', `${EVENT}/contest-order`, { method: 'PUT', body: { contestIds } }],
    ['session', `${EVENT}/sessions`, { method: 'POST', body: session }],
    act('consent', { processing: true, publication: true }),
    act('pay', { method: 'cash' }),
  ]
}

/** «A change set is undone once» (docs/rules/money.md, «Ledger»): ten presses at once have one effect. */
export async function undoAtOnce(target: Target): Promise<Finding> {
  const token = await tokenOf(target, 'supervisor@parket.test')
  const atRest = await healthAtRest(target)
  const limit = healthLimit(atRest)
  const idle = target.memory()
  let memory = idle
  const watched = watchHealth(target)
  const wrong: string[] = []
  // There is something to pay and to consent to.
  const registration = { ...(await newRegistration(target)), consents: undefined }
  await target.call(`${EVENT}/register`, { method: 'POST', body: registration, from: '192.0.2.77' })
  const changes = await changesOf(target)
  for (const [kind, path, asking] of changes) {
    const made = await target.call(path, { ...asking, token })
    const undo = `${ADMIN_EVENT}/change-sets/${made.changeSetId}/undo`
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => target.call(undo, { method: 'POST', body: {}, token })),
    )
    memory = Math.max(memory, target.memory())
    const statuses = answers.map(({ status }) => status)
    const undone = statuses.filter((status) => status < 300).length
    const isRefused = statuses.every((status) => status < 300 || status === 409)
    if (undone !== 1 || !isRefused)
      wrong.push(`${kind}: ${made.status}, then ${statuses.join(' ')}`)
  }
  const slowest = await watched()
  return {
    attack: `a change of each of ${changes.length} kinds undone ${AT_ONCE} times at once`,
    target: `one undo each, the others 409; ${limit.text}, memory ≤ 2 × ${idle} MB`,
    measured: `${changes.length - wrong.length} of ${changes.length} so; /healthz ${slowest} ms (${atRest} ms at rest), memory ${memory} MB${wrong.map((each) => `; ${each}`).join('')}`,
    holds: wrong.length === 0 && slowest <= limit.ms && memory <= 2 * idle,
  }
}
