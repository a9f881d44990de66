import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { StatusPage } from '../StatusPage/StatusPage.tsx'

export type NoRightPageProps = {
  /** Where «На главную» leads. */
  links: { home: string }
} & (
  | {
      /** Somebody is: logging in would not help. */
      isLoggedIn: true
      /** Not offered to them. */
      onLogin?: () => void
    }
  | {
      /** Whether somebody is logged in: otherwise logging in may help. */
      isLoggedIn: boolean
      /** «Войти» has been pressed. */
      onLogin: () => void
    }
)

/** Says that a page needs a right, and what to do. */
export function NoRightPage({ isLoggedIn, onLogin, links }: NoRightPageProps) {
  return (
    <StatusPage
      code="403"
      title={publicProblemText('forbidden')}
      text={
        isLoggedIn
          ? publicProblemText('section_forbidden')
          : 'Раздел доступен организаторам. Войдите под своей учётной записью.'
      }
    >
      <Inline>
        {!isLoggedIn && (
          <Button variant="primary" onPress={onLogin}>
            Войти
          </Button>
        )}
        <ButtonLink href={links.home}>На главную</ButtonLink>
      </Inline>
    </StatusPage>
  )
}
