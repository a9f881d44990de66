import { countOf } from '@parket/domain/format/plural'
import { draftLifeDays } from '@parket/domain/registration/wizard/draftKey'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { DraftState } from '../wizardProgress.ts'

const life = countOf(draftLifeDays, ['день', 'дня', 'дней'])
const failed =
  'Черновик не\u00A0сохраняется: браузер не\u00A0даёт места. Не\u00A0закрывайте страницу.'

/** Of a visitor: the draft goes with the tab. */
const inTab: Record<DraftState, string> = {
  untouched:
    'Всё, что вы введёте, сохранится в\u00A0этом браузере, пока вы не\u00A0закроете вкладку.',
  saving: 'Сохраняем черновик…',
  saved: 'Черновик сохранён, пока открыта эта вкладка',
  failed,
}

/** Of an account: it waits for who comes back, but not for long. */
const onDevice: Record<DraftState, string> = {
  untouched: `Всё, что вы введёте, сохранится на\u00A0этом устройстве: на\u00A0${life} или до\u00A0выхода из\u00A0учётной записи.`,
  saving: 'Сохраняем черновик…',
  saved: `Черновик сохранён на\u00A0этом устройстве: на\u00A0${life} или до\u00A0выхода из\u00A0учётной записи`,
  failed,
}

interface DraftNoteProps {
  state: DraftState
  isOnDevice: boolean
  /** Null: nothing is typed that could be thrown away. */
  onRestart: (() => void) | null
}

/** Whether and for how long what was typed is kept, and the way to begin anew. Only bad news is announced. */
export function DraftNote({ state, isOnDevice, onRestart }: DraftNoteProps) {
  const isBad = state === 'failed'
  return (
    <Inline gap="xsmall">
      <div role={isBad ? 'alert' : undefined}>
        <Text size="small" tone={isBad ? 'caution' : 'secondary'}>
          {(isOnDevice ? onDevice : inTab)[state]}
        </Text>
      </div>
      {onRestart && (
        <Button variant="quiet" onPress={onRestart}>
          Начать заново
        </Button>
      )}
    </Inline>
  )
}
