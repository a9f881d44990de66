import { expect, it } from 'vitest'

import { createCup, registration } from '../../testing/cup.ts'
import { onPostgres } from '../../testing/database.ts'
import { defaultTeam } from '../../testing/fixtures.ts'
import { followLive, waitUntil } from '../../testing/followLive.ts'
import { threeProcesses } from '../../testing/threeProcesses.ts'

onPostgres('three processes', (engine) => {
  const { db, teamId, send, origins, authorization } = threeProcesses(engine)

  it('tell who follows an event at any of them what another one changed', async () => {
    const cup = await createCup(db(), (await defaultTeam(db())).id)
    expect(cup.event.team_id).toBe(teamId())
    const staff = await Promise.all(
      origins().map((origin) => followLive(origin, cup.event.id, authorization())),
    )
    const visitor = await followLive(origins()[0] ?? '', cup.event.id)
    await waitUntil(() => staff.every((one) => 'staff' in one.versions()))
    await waitUntil(() => 'timetable' in visitor.versions())
    const before = staff[0]?.versions()['staff'] ?? 0
    const seen = visitor.text()
    // Versions are read once a minute here: within the patience of a test it is the notification that tells.
    const answer = await send(
      'POST',
      `/api/events/${cup.event.id}/register`,
      registration([cup.ids.folk]),
      { authorization: '' },
    )
    expect(answer.status).toBe(201)
    await waitUntil(() => staff.every((one) => (one.versions()['staff'] ?? 0) > before))
    expect(visitor.text()).toBe(seen)
  })
})
