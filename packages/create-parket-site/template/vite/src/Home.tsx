import { EventList } from '@parket/react/components/EventList'
import { Heading } from '@parket/ui/components/Heading'
import { Text } from '@parket/ui/components/Text'
import { brand } from './brand.ts'

/** What is your own. Everything else is a page of the library. */
export function Home() {
  return (
    <>
      <Heading level={1}>{brand.name}</Heading>
      <Text>Здесь ваш текст: кто вы, где танцуете, как вас найти.</Text>
      <EventList headingLevel={2} />
    </>
  )
}
