import type { ConsentKind } from '@parket/domain/privacy/consentKinds'
import {
  lettersSentText,
  notAskedTexts,
  sendLettersText,
  whoIsAskedText,
  type ConsentNumbers,
} from '@parket/domain/privacy/consentRequestTexts'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../../viewState.ts'

export interface ConsentRequestDialogProps {
  /** Which consent is asked for. */
  consent: ConsentKind
  /** Whom a letter would ask, in numbers. */
  view: Loading | Failed | Ready<{ numbers: ConsentNumbers }>
  /** The letters are being sent. */
  isSending: boolean
  /** Why they were not sent, in Russian. */
  problem: string | null
  /** How many were sent; null before. */
  sent: number | null
  /** Sends them. */
  onSend: () => void
  /** Closes the dialog. */
  onClose: () => void
}

/** Asks by mail for a consent: how many letters would go is shown first, and why the others get none. */
export function ConsentRequestDialog(props: ConsentRequestDialogProps) {
  const { view, isSending, sent, onSend, onClose } = props
  const letters = view.state === 'ready' && sent === null ? view.numbers.letters : 0
  return (
    <Dialog
      title="Попросить согласие"
      isOpen
      onClose={onClose}
      footer={
        letters > 0 ? (
          <>
            <Button onPress={onClose}>Отмена</Button>
            <Button variant="primary" isPending={isSending} onPress={() => !isSending && onSend()}>
              {sendLettersText(letters)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>Закрыть</Button>
        )
      }
    >
      <Stack gap="small">
        {props.problem !== null && (
          <Alert tone="critical" title="Письма не&nbsp;отправлены">
            {props.problem}
          </Alert>
        )}
        {sent === null ? (
          <Preview {...props} />
        ) : (
          <Alert tone="positive">{lettersSentText(sent)}</Alert>
        )}
      </Stack>
    </Dialog>
  )
}

function Preview({ consent, view }: Pick<ConsentRequestDialogProps, 'consent' | 'view'>) {
  if (view.state === 'failed') {
    return (
      <Alert tone="critical" action={<Button onPress={view.onRetry}>Повторить</Button>}>
        {view.message}
      </Alert>
    )
  }
  if (view.state === 'loading') {
    return (
      <div aria-busy>
        <Skeleton lines={3} />
      </div>
    )
  }
  const { numbers } = view
  const others = notAskedTexts(numbers)
  return (
    <>
      <Text>{whoIsAskedText(consent, numbers.letters)}</Text>
      {others.length > 0 && (
        <Alert tone="info" title="Письма не&nbsp;получат">
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {numbers.letters > 0 && (
        <Text size="small" tone="secondary">
          В&nbsp;письме номера заявок, их&nbsp;PIN-коды и&nbsp;ссылки; имён в&nbsp;нём нет.
          На&nbsp;один адрес такое письмо уходит не&nbsp;чаще раза в&nbsp;сутки. Ответить можно
          и&nbsp;после турнира.
        </Text>
      )}
    </>
  )
}
