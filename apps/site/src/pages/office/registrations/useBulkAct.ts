import type { components, operations } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/problem'
import {
  bulkMachine,
  type BulkDone,
  type BulkRequest,
  type BulkSet,
  type BulkValues,
} from '@parket/domain/bulk/bulkMachine'
import { canBeDanced, type MoveTarget } from '@parket/domain/registration/moveEntry'
import { countOf } from '@parket/domain/format/plural'
import type { BulkDialogProps } from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { api, bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useUndo } from '../parts/useUndo.ts'

type Schemas = components['schemas']
type Filter = NonNullable<operations['changeRegistrations']['parameters']['query']>

interface BulkOptions {
  eventId: number
  contests: readonly (BulkDialogProps['contests'][number] & Pick<MoveTarget, 'tags'>)[]
  /** Number of the compulsory fee. */
  payGroupNum: number | null
  /** @param onUndo null where nothing was changed */
  showDone: (text: string, onUndo: (() => void) | null) => void
  showRefused: (title: string, reasons: readonly string[]) => void
}

/** The dialog that changes many registrations at once, by `bulkMachine`, and the way back. */
export function useBulkAct(options: BulkOptions) {
  const { eventId, contests, payGroupNum, showDone, showRefused } = options
  const { undoOf } = useUndo(eventId, { showDone, showRefused })
  const actor = useActorRef(machineOf(eventId))
  const snapshot = useSelector(actor, (current) => current)
  const { set, values, preview, refusal } = snapshot.context
  const tellDone = useEffectEvent(
    (changed: number, notify: boolean, changeSetId: number | null) => {
      showDone(
        `Изменено: ${countOf(changed, ['заявка', 'заявки', 'заявок'])}. ${
          notify ? 'Письма отправлены.' : 'Писем никто не\u00A0получил.'
        }`,
        undoOf(changeSetId),
      )
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  )
  useEffect(() => {
    const done = actor.on('bulk.done', ({ changed, values: { notify }, changeSetId }) =>
      tellDone(changed, notify, changeSetId),
    )
    return () => done.unsubscribe()
  }, [actor])

  const dialog: BulkDialogProps | null = snapshot.matches('closed')
    ? null
    : {
        count: set.ids.length > 0 ? set.ids.length : set.count,
        isSelection: set.ids.length > 0,
        contests,
        targets: contests.filter((contest) => canBeDanced(contest, payGroupNum)),
        values,
        ...wordsOf(refusal),
        onChange: (change) => actor.send({ type: 'act.change', change }),
        preview,
        isReading: snapshot.matches('reading'),
        isSending: snapshot.matches('applying'),
        onPreview: () => actor.send({ type: 'preview.ask' }),
        onApply: () => actor.send({ type: 'act.confirm' }),
        onClose: () => actor.send({ type: 'bulk.close' }),
      }
  return { dialog, begin: (chosen: BulkSet) => actor.send({ type: 'bulk.begin', set: chosen }) }
}

/** One for all pages: an actor is made anew for a machine of another configuration. */
const machine = bulkMachine<Schemas['BulkAct']>()

function machineOf(eventId: number) {
  const paramsOf = ({ filter }: BulkSet) => ({ path: { id: eventId }, query: filter as Filter })
  const bodyOf = ({ set: { ids }, values }: BulkRequest) => ({
    ...(ids.length > 0 && { regDataIds: [...ids] }),
    act: actOf(values),
  })
  return machine.provide({
    actors: {
      preview: fromPromise<Schemas['BulkAct'], BulkRequest>(({ input }) =>
        unwrap(
          api.POST('/api/events/{id}/registrations/bulk', {
            params: paramsOf(input.set),
            body: bodyOf(input),
          }),
        ),
      ),
      apply: fromPromise<BulkDone, BulkRequest & { state: string }>(async ({ input }) => {
        const { set, values, state } = input
        const { answer, changeSetId } = await withChangeSet(
          bulkApi.POST('/api/events/{id}/registrations/bulk', {
            params: paramsOf(set),
            body: { ...bodyOf(input), apply: true, state, notify: values.notify },
          }),
        )
        return { changed: answer.changed, changeSetId }
      }),
    },
  })
}

/** What was refused, by field where one is named. */
function wordsOf(refusal: unknown): Pick<BulkDialogProps, 'errors' | 'problem'> {
  if (refusal === null) return { errors: {}, problem: null }
  const fields = refusal instanceof ApiProblem ? Object.entries(refusal.errors) : []
  return {
    errors: Object.fromEntries(fields.map(([field, texts]) => [field.replace('act.', ''), texts])),
    problem: fields.length > 0 ? null : reasonsOf(refusal).join(' '),
  }
}

function actOf({ kind, group_num, to_group_num, ...act }: BulkValues) {
  const { processing, publication, method, reference } = act
  switch (kind) {
    case 'withdraw':
    case 'promote':
      return { kind, ...numbered({ group_num }) }
    case 'move':
      return { kind, ...numbered({ group_num, to_group_num }) }
    case 'consent':
      return { kind, processing, publication }
    case 'pay':
      return { kind, method, reference }
    default:
      return {}
  }
}

/** Numbers of contests; what is not chosen is left out. */
function numbered<Field extends string>(fields: Record<Field, string>) {
  const chosen = Object.entries<string>(fields).filter(([, text]) => text !== '')
  return Object.fromEntries(chosen.map(([field, text]) => [field, Number(text)])) as Partial<
    Record<Field, number>
  >
}
