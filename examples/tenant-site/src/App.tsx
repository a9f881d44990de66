import { useState } from 'react'
import { Button } from '@parket/ui/components/Button'
import { Heading } from '@parket/ui/components/Heading'
import { Stack } from '@parket/ui/components/Stack'
import type { ListedEvent, Registered } from './api.ts'
import { EventList } from './EventList.tsx'
import { RegisteredNote } from './RegisteredNote.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'
import './App.css'

/** A studio's own page: its tournaments, and registering of one dancer at one of them. */
export function App() {
  const [now] = useState(() => new Date())
  const [event, setEvent] = useState<ListedEvent | null>(null)
  const [registered, setRegistered] = useState<Registered | null>(null)
  function goBack() {
    setEvent(null)
    setRegistered(null)
  }
  return (
    <main className="page">
      <p className="studio">Студия «Весна»</p>
      {event === null ? (
        <Stack gap="large">
          <Heading level={1}>Наши турниры</Heading>
          <EventList now={now} onRegister={setEvent} />
        </Stack>
      ) : (
        <Stack gap="large">
          <Heading level={1}>{event.name}</Heading>
          {registered ? (
            <RegisteredNote registered={registered} />
          ) : (
            <RegistrationPage eventId={event.id} onRegistered={setRegistered} />
          )}
          <div>
            <Button variant="quiet" onPress={goBack}>
              Ко всем турнирам
            </Button>
          </div>
        </Stack>
      )}
    </main>
  )
}
