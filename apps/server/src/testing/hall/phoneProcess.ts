import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { BreakState } from './organiser.ts'
import type { PhonesAnswer, PhonesCall, PhonesPlan } from './phones.ts'
import type { Sight } from './watch.ts'

/** Phones that look from another process. */
export interface PhoneProcess {
  allKnow: (breakState: BreakState, patienceMs: number) => Promise<Sight[]>
  notePublished: () => Promise<void>
  findings: () => Promise<string[]>
  close: () => void
}

/** Opens phones in a process of their own. It answers one call at a time. */
export function startPhones(plan: PhonesPlan): PhoneProcess {
  const child = fork(join(import.meta.dirname, 'phones.ts'), [JSON.stringify(plan)], {
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  })
  const ended = once(child, 'exit').then((): never => {
    throw new Error('A process of phones has ended')
  })
  // Heard of by who asks.
  ended.catch(() => {})

  async function ask(call: PhonesCall): Promise<PhonesAnswer> {
    const told = once(child, 'message')
    child.send(call)
    const [answer] = (await Promise.race([told, ended])) as [PhonesAnswer]
    return answer
  }

  return {
    async allKnow(breakState, patienceMs) {
      const answer = await ask({ ask: 'allKnow', breakState, patienceMs })
      return 'sights' in answer ? answer.sights : []
    },
    async notePublished() {
      await ask({ ask: 'notePublished' })
    },
    async findings() {
      const answer = await ask({ ask: 'findings' })
      return 'findings' in answer ? answer.findings : []
    },
    close: () => child.disconnect(),
  }
}
