import { hiddenNamesText } from '@parket/domain/privacy/consentRequestTexts'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { notPrinted } from '../../parts/office.css.ts'
import { ConsentRequestDialog, type ConsentRequestDialogProps } from './ConsentRequestDialog.tsx'

export interface HiddenNamesProps {
  /** How many dancers the public pages show by initials. */
  names: number
  /** Opens the dialog that asks for their consents. */
  onAsk: () => void
  /** Null: closed. */
  dialog: ConsentRequestDialogProps | null
}

/** Where something is made public: how many names stay hidden, and the way to ask. */
export function HiddenNames({ names, onAsk, dialog }: HiddenNamesProps) {
  return (
    <>
      {names > 0 && (
        <div className={notPrinted}>
          <Alert
            tone="caution"
            title={hiddenNamesText(names)}
            action={<Button onPress={onAsk}>Попросить</Button>}
          >
            Вместо имени все увидят номер и&nbsp;инициалы.
          </Alert>
        </div>
      )}
      {dialog && <ConsentRequestDialog {...dialog} />}
    </>
  )
}
