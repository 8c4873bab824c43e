/** The control: a bare Fastify route in a process of its own, which sends the bytes it was given. */
import fastify from 'fastify';

let bytes = Buffer.alloc(0);
const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));

process.on('message', (message: { body: string }) => {
  bytes = Buffer.from(message.body);
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit(0));

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
