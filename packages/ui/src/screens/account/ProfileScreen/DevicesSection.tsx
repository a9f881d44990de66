import { formatDateTime } from '@parket/domain/format/dateTime'
import { useState } from 'react'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'

/** Where the account is logged in. */
export interface Device {
  id: number
  /** Browser and system; may be empty. */
  name: string
  /** ISO 8601. */
  last_used_at: string
  /** The one that shows this page. */
  is_current: boolean
}

export interface DevicesProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<{ devices: readonly Device[] }>
  /** IANA. */
  timeZone: string
  /** The device that is being logged out; null while none is. */
  endingId: number | null
  /** Why the last one could not be logged out, in Russian. */
  message: string | null
  /** Logs a device out. */
  onEnd: (id: number) => void
  /** Logs out everywhere, here too. */
  onEndAll: () => void
}

/** The devices of the account: a lost one is logged out from here. */
export function DevicesSection(props: DevicesProps) {
  const { message, onEndAll } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Мои устройства</Heading>
      <Text tone="secondary" isMeasured>
        Где вы&nbsp;вошли на&nbsp;сайт. Устройство, которым долго не&nbsp;пользовались, выходит
        само.
      </Text>
      {message !== null && <Alert tone="critical">{message}</Alert>}
      <DeviceList {...props} />
      <div>
        <Button tone="critical" onPress={() => setAsked(true)}>
          Выйти на&nbsp;всех устройствах
        </Button>
      </div>
      <AlertDialog
        title="Выйти на всех устройствах?"
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        confirmLabel="Выйти везде"
        onConfirm={() => {
          setAsked(false)
          onEndAll()
        }}
      >
        Здесь тоже придётся войти заново.
      </AlertDialog>
    </Stack>
  )
}

function DeviceList({ view, timeZone, endingId, onEnd }: DevicesProps) {
  if (view.state === 'loading') return <Skeleton height={44} lines={2} />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  return (
    <Stack as="ul" gap="small">
      {view.devices.map(({ id, name, last_used_at, is_current }) => (
        <Inline as="li" key={id} justify="between">
          <Stack gap="xsmall">
            <Text as="span">
              {name || 'Неизвестное устройство'}
              {is_current && ', это устройство'}
            </Text>
            <Text as="span" size="small" tone="secondary">
              {formatDateTime(last_used_at, timeZone)}
            </Text>
          </Stack>
          {!is_current && (
            <Button
              aria-label={`Выйти на устройстве: ${name || 'неизвестное'}`}
              isPending={endingId === id}
              onPress={() => onEnd(id)}
            >
              Выйти
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  )
}
