import { formatNearDay } from '@parket/domain/event/nearDates'
import { calendarDay, type Instant } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { draftLifeDays } from '@parket/domain/registration/wizard/draftKey'
import { Button } from '../../../components/Button/Button.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { ClubView } from './clubView.ts'

const life = countOf(draftLifeDays, ['день', 'дня', 'дней'])

interface ClubDraftNoteProps {
  view: ClubView
  now: Instant
  onRestart: () => void
}

/** Whether and until when what is ticked is kept. Only bad news is announced. */
export function ClubDraftNote({ view, now, onRestart }: ClubDraftNoteProps) {
  const { draft, event } = view
  if (draft === null) return null
  if (draft === 'failed') {
    return (
      <div role="alert">
        <Text size="small" tone="caution">
          Черновик не&nbsp;сохраняется: браузер не&nbsp;даёт места. Не&nbsp;закрывайте страницу.
        </Text>
      </div>
    )
  }
  return (
    <Inline gap="xsmall">
      <Text size="small" tone="secondary">
        Черновик сохранён {momentOf(draft.savedAt, event.time_zone, now)}: на&nbsp;этом устройстве
        на&nbsp;{life} или до&nbsp;выхода из&nbsp;учётной записи
      </Text>
      <Button variant="quiet" onPress={onRestart}>
        Начать заново
      </Button>
    </Inline>
  )
}

/** «в 14:32», on another day «27 ноября в 14:32». */
function momentOf(moment: Instant, timeZone: string, now: Instant): string {
  const hour = `в\u00A0${formatTime(moment, timeZone)}`
  const isToday = calendarDay(moment, timeZone) === calendarDay(now, timeZone)
  return isToday ? hour : `${formatNearDay(moment, timeZone, now)} ${hour}`
}
