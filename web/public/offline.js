// On the page that is shown without a connection: opens what was wanted once there is one again.
addEventListener('online', () => location.reload());
