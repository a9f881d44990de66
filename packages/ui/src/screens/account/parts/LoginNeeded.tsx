import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'

interface LoginNeededProps {
  /** What one logs in for: «Войдите, чтобы …». */
  title: string
  /** What else there is to know. */
  text: string
  onLogin: () => void
  /** null where no account can be opened. */
  registerHref: string | null
}

/** A page of the account for a visitor who is not logged in. */
export function LoginNeeded({ title, text, onLogin, registerHref }: LoginNeededProps) {
  return (
    <StatusPage title={title} text={text}>
      <Inline gap="xsmall">
        <Button variant="primary" onPress={onLogin}>
          Войти
        </Button>
        {registerHref !== null && <ButtonLink href={registerHref}>Зарегистрироваться</ButtonLink>}
      </Inline>
    </StatusPage>
  )
}
