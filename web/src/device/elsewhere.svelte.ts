/** The table that this window wanted, or had, while another window plays it. */
class Elsewhere {
  table = $state('');
}

export const elsewhere = new Elsewhere();
