import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { errorTexts } from '@parket/domain/problems/fieldErrors'
import type {
  AdminEventAction,
  Outcome,
} from '@parket/ui/screens/office/events/AdminEventListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

interface ChangedEvent {
  id: number
  name: string
  version: number
}

interface Action {
  /** What takes it back. */
  back: AdminEventAction
  change: (
    now: Date,
  ) => { published: boolean } | { archived_at: string | null } | { cancelled_at: string | null }
  done: (name: string) => string
  refused: (name: string) => string
}

const actions: Record<AdminEventAction, Action> = {
  publish: {
    back: 'unpublish',
    change: () => ({ published: true }),
    done: (name) => `Турнир «${name}» опубликован.`,
    refused: (name) => `Турнир «${name}» пока нельзя опубликовать`,
  },
  unpublish: {
    back: 'publish',
    change: () => ({ published: false }),
    done: (name) => `Турнир «${name}» снят с публикации.`,
    refused: (name) => `Турнир «${name}» нельзя снять с публикации`,
  },
  cancel: {
    back: 'revive',
    change: (now) => ({ cancelled_at: now.toISOString() }),
    done: (name) =>
      `Турнир «${name}» отменён. Заявки не принимаются, на его страницах сказано, что он отменён.`,
    refused: (name) => `Турнир «${name}» не удалось отменить`,
  },
  revive: {
    back: 'cancel',
    change: () => ({ cancelled_at: null }),
    done: (name) => `Турнир «${name}» состоится.`,
    refused: (name) => `Отмену турнира «${name}» не удалось снять`,
  },
  archive: {
    back: 'restore',
    change: (now) => ({ archived_at: now.toISOString() }),
    done: (name) =>
      `Турнир «${name}» убран в архив. Его страницы и заявки открываются по-прежнему.`,
    refused: (name) => `Турнир «${name}» не удалось убрать в архив`,
  },
  restore: {
    back: 'archive',
    change: () => ({ archived_at: null }),
    done: (name) => `Турнир «${name}» снова в списках.`,
    refused: (name) => `Турнир «${name}» не удалось вернуть из архива`,
  },
}

/** What is done to an event as a whole, and the ways back: from the list of events and from its settings. */
export function useEventActions() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isPending, setIsPending] = useState(false)

  async function run({ id, name, version }: ChangedEvent, what: AdminEventAction) {
    const { back, change, done, refused } = actions[what]
    setOutcome(null)
    setIsPending(true)
    try {
      const body = { ...change(new Date()), version }
      const saved = await unwrap(
        api.PUT('/api/admin/events/{id}', { params: { path: { id } }, body }),
      )
      setOutcome({ state: 'done', text: done(name), onUndo: () => void run(saved, back) })
    } catch (error) {
      setOutcome({ state: 'refused', title: refused(name), reasons: reasonsOf(error) })
    }
    setIsPending(false)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'events'] }),
      queryClient.invalidateQueries({ queryKey: ['event', id] }),
    ])
  }

  return {
    outcome,
    isPending,
    onAction: (event: ChangedEvent, what: AdminEventAction) => void run(event, what),
  }
}

/** What is missing, line by line; else what the server or the connection says. */
function reasonsOf(error: unknown): string[] {
  const texts = error instanceof ApiProblem ? errorTexts(error.errors) : []
  return texts.length > 0 ? texts : [userFacingText(error)]
}
