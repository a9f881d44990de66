import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'

/** A mail server on the loopback that keeps what it gets. */
export async function startMailServer() {
  const letters: Email[] = []
  const server = createServer((socket) => {
    socket.setEncoding('utf8')
    let letter: string | null = null
    const say = (text: string) => socket.write(`${text}\r\n`)
    let rest = ''
    socket.on('data', (part: string) => {
      const lines = (rest + part).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    function hear(line: string) {
      if (letter !== null && line !== '.') {
        letter += `${line.replace(/^\.\./, '.')}\r\n`
      } else if (letter !== null) {
        void PostalMime.parse(letter).then((read) => letters.push(read))
        letter = null
        say('250 kept')
      } else if (line === 'DATA') {
        letter = ''
        say('354 go on')
      } else if (line === 'QUIT') {
        socket.end('221 bye\r\n')
      } else say('250 ok')
    }
    say('220 parket')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    close: () => server.close(),
  }
}
