import { Text } from '../../../../components/Text/Text.tsx'
import type { DraftState } from '../wizardProgress.ts'

const texts: Record<DraftState, string> = {
  untouched:
    'Всё, что вы введёте, сохранится в\u00A0этом браузере, пока вы не\u00A0закроете вкладку.',
  saving: 'Сохраняем черновик…',
  saved: 'Черновик сохранён, пока открыта эта вкладка',
  failed: 'Черновик не\u00A0сохраняется: браузер не\u00A0даёт места. Не\u00A0закрывайте страницу.',
}

interface DraftNoteProps {
  state: DraftState
}

/** Whether what was typed would survive a reload. Only bad news is announced. */
export function DraftNote({ state }: DraftNoteProps) {
  const isBad = state === 'failed'
  return (
    <div role={isBad ? 'alert' : undefined}>
      <Text size="small" tone={isBad ? 'caution' : 'secondary'}>
        {texts[state]}
      </Text>
    </div>
  )
}
