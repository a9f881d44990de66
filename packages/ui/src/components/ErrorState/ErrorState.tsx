import type { ReactNode } from 'react'
import { RetryIcon } from '../../icons/RetryIcon.tsx'
import { Button } from '../Button/Button.tsx'
import * as empty from '../EmptyState/EmptyState.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { ElementProps } from '../elementProps.ts'
import { ComponentText } from '../../texts/ComponentText.tsx'

export interface ErrorStateProps extends ElementProps {
  /** What did not work; «Не получилось загрузить» unless told. */
  title?: string
  /** Place of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3
  /** What happened, in the words of the catalogue of errors. */
  message: ReactNode
  /** Tries again; without it nothing is offered. */
  onRetry?: () => void
  /** The new attempt is running. */
  isRetrying?: boolean
  /** Another action: a link to the home page, for example. */
  action?: ReactNode
}

/** Shown where the content could not be loaded. */
export function ErrorState({
  title,
  headingLevel = 2,
  message,
  onRetry,
  isRetrying = false,
  action,
  ...element
}: ErrorStateProps) {
  return (
    <div {...element} className={empty.empty} role="alert">
      <Heading level={headingLevel} size={2}>
        {title ?? <ComponentText name="failed" />}
      </Heading>
      <div className={empty.body}>{message}</div>
      {(onRetry || action) && (
        <div className={empty.action}>
          {onRetry && (
            <Button iconStart={<RetryIcon />} isPending={isRetrying} onPress={onRetry}>
              <ComponentText name="retry" />
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
