/** The name that whoever holds the device gave themselves. Tables on a device do not carry it. */
class OwnName {
  now = $state('');
}

export const ownName = new OwnName();
