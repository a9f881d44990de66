import { formProblemText } from '@parket/domain/problems/formProblems'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'

interface LoginNeededProps {
  /** What the page would show. */
  text: string
  onLogin: () => void
  registerHref: string
}

/** A page of the account for a visitor who is not logged in. */
export function LoginNeeded({ text, onLogin, registerHref }: LoginNeededProps) {
  return (
    <StatusPage title={formProblemText('not_logged_in')} text={text}>
      <Inline gap="xsmall">
        <Button variant="primary" onPress={onLogin}>
          Войти
        </Button>
        <ButtonLink href={registerHref}>Зарегистрироваться</ButtonLink>
      </Inline>
    </StatusPage>
  )
}
