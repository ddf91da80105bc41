/**
 * A line that can be cut: an HTTP proxy for one browser. Cut, it drops every connection, sockets
 * included, and takes no new one; mended, it works again.
 */
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export async function cuttableLine() {
    const open = new Set();
    let cut = false;
    const keep = (socket) => {
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        socket.on('error', () => socket.destroy());
    };
    const server = createServer((from, to) => {
        const target = new URL(from.url ?? '/', 'http://nowhere');
        const onward = request(
            {
                host: target.hostname,
                port: target.port,
                path: target.pathname + target.search,
                method: from.method,
                headers: from.headers,
            },
            (answer) => {
                to.writeHead(answer.statusCode ?? 502, answer.headers);
                answer.pipe(to);
            },
        );
        onward.on('error', () => to.destroy());
        from.pipe(onward);
    });
    server.on('connection', (socket) => {
        if (cut) return socket.destroy();
        keep(socket);
    });
    server.on('connect', (from, socket, head) => {
        const [host, port] = (from.url ?? '').split(':');
        const onward = connect(Number(port), host, () => {
            socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
            onward.write(head);
            onward.pipe(socket);
            socket.pipe(onward);
        });
        keep(onward);
        onward.on('error', () => socket.destroy());
        socket.on('error', () => onward.destroy());
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    return {
        address: `http://127.0.0.1:${server.address().port}`,
        cut() {
            cut = true;
            for (const socket of open) socket.destroy();
        },
        mend() {
            cut = false;
        },
        close() {
            for (const socket of open) socket.destroy();
            server.close();
        },
    };
}
