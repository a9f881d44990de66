import { ContestRecord, type ContestRecordProps } from '@parket/ui/screens/organiser/ContestRecord'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { useContestRecord, type RecordOptions } from './useContestRecord.ts'

type ContestPaneProps = RecordOptions & Pick<ContestRecordProps, 'onClose' | 'onDelete'>

/** The contest that is open beside the list, or a new one. */
export function ContestPane({ onClose, onDelete, ...options }: ContestPaneProps): ReactNode {
  const links = useLinks()
  const record = useContestRecord(options)
  const { eventId, contest } = options
  const params = contest && { eventId, groupNum: contest.group_num }
  return (
    <ContestRecord
      {...record}
      onClose={onClose}
      onDelete={onDelete}
      links={{
        day: params && links.to('contest', params),
        registrations: params && links.to('contestRegistrations', params),
        history:
          contest &&
          links.to('eventHistory', { eventId }, { entity: 'contest', entity_id: contest.id }),
      }}
    />
  )
}
