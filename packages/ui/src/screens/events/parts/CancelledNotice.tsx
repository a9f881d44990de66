import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { Alert } from '../../../components/Alert/Alert.tsx'

/** Says on a page of an event that it does not take place; nothing of one that does. */
export function CancelledNotice({ event }: { event: { cancelled_at: string | null } }) {
  if (event.cancelled_at === null) return null
  return (
    <Alert tone="critical" title={publicProblemText('event_cancelled')}>
      Заявки не&nbsp;принимаются. О&nbsp;возврате оплаты спросите организаторов.
    </Alert>
  )
}
