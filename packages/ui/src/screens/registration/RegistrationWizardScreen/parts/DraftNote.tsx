import { draftLifeDays } from '@parket/domain/registration/wizard/draftKey'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { frameTexts, type FrameTextName } from '../../../../texts/wizard/frameTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import type { DraftState } from '../wizardProgress.ts'

/** Of a visitor: the draft goes with the tab. */
const inTab = {
  untouched: 'draftInTab',
  saving: 'draftSaving',
  saved: 'draftSavedInTab',
  failed: 'draftFailed',
} as const satisfies Record<DraftState, FrameTextName>

/** Of an account: it waits for who comes back, but not for long. */
const onDevice = {
  ...inTab,
  untouched: 'draftOnDevice',
  saved: 'draftSavedOnDevice',
} as const satisfies Record<DraftState, FrameTextName>

interface DraftNoteProps {
  state: DraftState
  isOnDevice: boolean
  /** Null: nothing is typed that could be thrown away. */
  onRestart: (() => void) | null
}

/** Whether and for how long what was typed is kept, and the way to begin anew. Only bad news is announced. */
export function DraftNote({ state, isOnDevice, onRestart }: DraftNoteProps) {
  const say = useWizardTexts('frame', frameTexts)
  const isBad = state === 'failed'
  return (
    <Inline gap="xsmall">
      <div role={isBad ? 'alert' : undefined}>
        <Text size="small" tone={isBad ? 'caution' : 'secondary'}>
          {say((isOnDevice ? onDevice : inTab)[state], { days: draftLifeDays })}
        </Text>
      </div>
      {onRestart && (
        <Button variant="quiet" onPress={onRestart}>
          {say('restart')}
        </Button>
      )}
    </Inline>
  )
}
