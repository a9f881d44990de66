import { entryStatusLabels } from '@parket/domain/registration/entryStatus'
import type { EntryStatus } from '@parket/domain/registration/request'

export const registrationStatuses: Record<
  EntryStatus,
  { label: string; tone: 'positive' | 'caution' | 'closed' }
> = {
  active: { label: entryStatusLabels.active, tone: 'positive' },
  waiting: { label: entryStatusLabels.waiting, tone: 'caution' },
  withdrawn: { label: entryStatusLabels.withdrawn, tone: 'closed' },
}
