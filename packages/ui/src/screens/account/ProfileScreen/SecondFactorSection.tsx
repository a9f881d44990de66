import { countOf } from '@parket/domain/format/plural'
import type { ReactNode } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { QrCode } from '../../../components/QrCode/QrCode.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import type { Failed, Loading } from '../../../viewState.ts'
import { AccountForm } from '../parts/AccountForm.tsx'
import { fieldOf, type FormProps } from '../parts/formData.ts'
import * as styles from './SecondFactorSection.css.ts'

export interface SecondFactorProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | Failed
    /** This installation keeps none. */
    | { state: 'unavailable' }
    /** The password begins it. `requiredBy`: teams that give no rights without. */
    | { state: 'off'; requiredBy: readonly string[]; begin: FormProps }
    /** The key is shown; a code of it switches it on. */
    | { state: 'begun'; uri: string; secret: string; confirm: FormProps }
    /** Just switched on: the codes are shown this once. */
    | { state: 'codes'; codes: readonly string[]; onSaved: () => void }
    | { state: 'on'; codesLeft: number; remove: FormProps }
}

/** The second factor of the login: switched on by QR or key, off with the password. */
export function SecondFactorSection({ view }: SecondFactorProps) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Второй фактор</Heading>
      {content(view)}
    </Stack>
  )
}

function content(view: SecondFactorProps['view']): ReactNode {
  switch (view.state) {
    case 'loading':
      return <Skeleton height={44} lines={2} />
    case 'failed':
      return <ErrorState message={view.message} onRetry={view.onRetry} />
    case 'unavailable':
      return <Text tone="secondary">На&nbsp;этом сервере второй фактор не&nbsp;настроен.</Text>
    case 'off':
      return <Off {...view} />
    case 'begun':
      return <Begun {...view} />
    case 'codes':
      return <Codes {...view} />
    default:
      return <On {...view} />
  }
}

type View<State> = Extract<SecondFactorProps['view'], { state: State }>

function Off({ requiredBy, begin }: View<'off'>) {
  return (
    <>
      {requiredBy.length > 0 && (
        <Alert tone="caution" title="Включите второй фактор">
          Без него нет прав организатора: {requiredBy.join(', ')}.
        </Alert>
      )}
      <Text tone="secondary" isMeasured>
        Кроме пароля при входе понадобится код из&nbsp;приложения на&nbsp;телефоне. Узнав пароль,
        чужой человек не&nbsp;войдёт.
      </Text>
      <AccountForm {...begin} formId="factor-begin" submitLabel="Включить" isSecondary>
        <Password form={begin} formId="factor-begin" />
      </AccountForm>
    </>
  )
}

function Begun({ uri, secret, confirm }: View<'begun'>) {
  return (
    <>
      <Text isMeasured>
        Откройте приложение для кодов (Яндекс&nbsp;Ключ, Google Authenticator, другое)
        и&nbsp;прочитайте QR-код или введите ключ.
      </Text>
      <div className={styles.code}>
        <QrCode aria-label="QR-код ключа для приложения" text={uri} />
      </div>
      <Inline gap="xsmall">
        <code className={styles.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton aria-label="Скопировать ключ" text={secret} />
      </Inline>
      <AccountForm {...confirm} formId="factor-confirm" submitLabel="Подтвердить">
        <TextField
          {...fieldOf(confirm, 'factor-confirm', 'otp')}
          label="Код из приложения"
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </AccountForm>
    </>
  )
}

function Codes({ codes, onSaved }: View<'codes'>) {
  return (
    <>
      <Alert tone="positive" title="Второй фактор включён">
        Сохраните коды восстановления: больше мы&nbsp;их не&nbsp;покажем. Каждый сработает один раз,
        если телефона не&nbsp;окажется под рукой.
      </Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap="xsmall">
        <Button variant="primary" onPress={onSaved}>
          Коды сохранены
        </Button>
        <CopyButton aria-label="Скопировать коды" text={codes.join('\n')} />
      </Inline>
    </>
  )
}

function On({ codesLeft, remove }: View<'on'>) {
  return (
    <>
      <Text isMeasured>
        Включён: при входе нужен код из&nbsp;приложения. Осталось{' '}
        {countOf(codesLeft, ['код', 'кода', 'кодов'])} восстановления.
      </Text>
      <AccountForm {...remove} formId="factor-remove" submitLabel="Выключить" submitTone="critical">
        <Password form={remove} formId="factor-remove" />
      </AccountForm>
    </>
  )
}

function Password({ form, formId }: { form: FormProps; formId: string }) {
  return (
    <PasswordField
      {...fieldOf(form, formId, 'password')}
      label="Ваш пароль"
      isRequired
      autoComplete="current-password"
    />
  )
}
