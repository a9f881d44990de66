import { Button } from '@parket/ui/components/Button'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import { loginTexts } from '@parket/ui/texts/loginTexts'
import { useTexts } from '@parket/ui/texts/TextsProvider'
import type { ReactNode } from 'react'
import { useSession } from '../login/useSession.ts'

/** «Войти», or who is logged in and «Выйти»; nothing while it is not known. */
export function LoginButton(): ReactNode {
  const say = useTexts('login', loginTexts)
  const { status, user, onLogin, onLogout } = useSession()
  if (status === 'loggedIn' && user) {
    return (
      <Inline justify="end">
        {/* The first name alone: a phone's header has no room for both beside the logo. */}
        <Text size="small">{user.first_name}</Text>
        <Button variant="quiet" onPress={onLogout}>
          {say('logOut')}
        </Button>
      </Inline>
    )
  }
  if (status !== 'anonymous') return null
  return <Button onPress={onLogin}>{say('submit')}</Button>
}
