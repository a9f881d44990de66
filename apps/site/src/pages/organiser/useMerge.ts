import { unwrap } from '@parket/api-client/problem'
import type {
  MergeDialogProps,
  RegistrationDuplicatesScreenProps,
} from '@parket/ui/screens/organiser/RegistrationDuplicatesScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { reasonsOf } from './reasons.ts'
import { useOutcome } from './useOutcome.ts'

type Pair = Pick<MergeDialogProps, 'kept' | 'duplicate'>
type Opened = Pair & Pick<MergeDialogProps, 'preview' | 'problem'>

/** The dialog that makes one registration of two. */
export function useMerge(
  eventId: number,
  contests: RegistrationDuplicatesScreenProps['contests'],
): Pick<RegistrationDuplicatesScreenProps, 'dialog' | 'outcome'> & {
  begin: RegistrationDuplicatesScreenProps['onKeep']
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { outcome, showDone } = useOutcome()

  function send({ kept, duplicate }: Pair, isApplied: boolean) {
    return unwrap(
      api.POST('/api/events/{id}/reg-datas/{regId}/merge', {
        params: { path: { id: eventId, regId: kept.regData.id } },
        body: {
          duplicate_id: duplicate.regData.id,
          version: kept.regData.version,
          duplicate_version: duplicate.regData.version,
          apply: isApplied,
        },
      }),
    )
  }

  async function begin(pair: Pair) {
    setOpened({ ...pair, preview: null, problem: null })
    try {
      const preview = await send(pair, false)
      setOpened({ ...pair, preview, problem: null })
    } catch (error) {
      setOpened({ ...pair, preview: null, problem: reasonsOf(error).join(' ') })
    }
  }

  async function apply({ kept, duplicate }: Opened) {
    setIsSending(true)
    try {
      await send({ kept, duplicate }, true)
      setOpened(null)
      const [from, to] = [duplicate.regData.reg_n, kept.regData.reg_n]
      showDone(`Заявка № ${from} объединена с заявкой № ${to}.`, null)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      setOpened({ kept, duplicate, preview: null, problem: reasonsOf(error).join(' ') })
    }
    setIsSending(false)
  }

  const dialog: MergeDialogProps | null = opened && {
    ...opened,
    contests,
    isSending,
    onApply: () => void apply(opened),
    onClose: () => setOpened(null),
  }
  return {
    dialog,
    outcome,
    begin: (kept, duplicate) => void begin({ kept, duplicate }),
  }
}
